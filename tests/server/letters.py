"""A mail server of the tests' own, on the loopback address."""

import asyncio
from contextlib import asynccontextmanager
from email import message_from_string, policy


class Letters:
    def __init__(self):
        self.received = []
        self.refuses = False
        self.port = 0

    async def talk(self, reader, writer):
        def say(line):
            writer.write(f"{line}\r\n".encode())

        say("220 ready")
        while line := (await reader.readline()).decode().strip():
            verb = line[:4].upper()
            if verb == "DATA":
                say("354 go on")
                self.received.append(await self.read(reader))
                say("250 taken")
            elif verb == "QUIT":
                say("221 bye")
                break
            elif verb == "RCPT" and self.refuses:
                say("550 no such address")
            else:
                say("250 fine")
        writer.close()

    async def read(self, reader):
        lines = []
        while (line := (await reader.readline()).decode().rstrip("\r\n")) != ".":
            lines.append(line.removeprefix("."))
        return message_from_string("\n".join(lines), policy=policy.default)


@asynccontextmanager
async def mail_server():
    letters = Letters()
    server = await asyncio.start_server(letters.talk, "127.0.0.1", 0)
    letters.port = server.sockets[0].getsockname()[1]
    async with server:
        yield letters
