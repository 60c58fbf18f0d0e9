"""What people read: tables for the terminal and pages for the browser."""
