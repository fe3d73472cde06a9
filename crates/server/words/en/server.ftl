# What the server says: to whom starts it, and to whom it refuses something.

server-to-the-page = To the table.

## Starting

error-no-address = A server needs an address to listen at.
error-bad-listen = --listen { $address }: this is no address of this computer with a port, such as 127.0.0.1:4242 ({ $why }).
error-address-taken = Nothing can be served at { $host }, port { $port }: another program listens there already.
error-no-listener = Nothing can be served at { $host }, port { $port }: { $why }.
error-bad-public-url = --public-url { $url }: this must be what people open, with http:// or https://, a name and perhaps a port, and nothing after it, such as https://play.example.org
error-public-url-plain = --public-url { $url }: with a certificate the address begins with https://
error-bad-certificate = The certificate { $cert } with the key { $key } cannot be used: { $why }.
error-bad-data-folder = Nothing can be kept in the folder { $folder }: { $why }.
error-data-in-use = The folder { $folder } is in use: another server keeps its tables there.
error-unknown-log = --log: `{ $log }` is no way to write a log.
error-no-threads = The system does not let a server run: { $why }.
error-no-signals = The system does not let a server be told when to end: { $why }.
error-late-end = The tables could not be closed within { $seconds } seconds. Nothing that was acknowledged is lost.

## Requests

error-wrong-host = This server is not called { $host }. Whoever runs it can name it with --public-url.
error-bad-host = The request does not say whom it calls.
error-wrong-origin = Pages of { $origin } may not call this server.
error-wrong-method = This cannot be done here.
error-bad-path = This address cannot be read.
error-nothing-here = Nothing is here.
error-too-slow = This took too long.
error-broken = Something is wrong with the server. It was written down.
error-not-ready = The server is not ready. Try again in a moment.
error-metrics-closed = The metrics are not open to you. Whoever runs the server can open them with --metrics-for.
