"""HTTP without tables: requests, responses, streams, rate limits, origins, connections."""
