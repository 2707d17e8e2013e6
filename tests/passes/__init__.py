"""Tests of the room of passes."""
