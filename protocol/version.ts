/** Grows when a client written for the version before would no longer understand the server. */
export const PROTOCOL = 1

/** What a client asks for in `Sec-WebSocket-Protocol`. */
export const SUBPROTOCOL = `sabot.${PROTOCOL}`

/** Where the socket is. */
export const SOCKET_PATH = '/socket'

/** Where the consoles' socket is. */
export const STAFF_SOCKET_PATH = '/staff/socket'
