"""HTTP and WebSocket around tables. The contract for pages and programs is ``docs/api.md``."""
