/**
 * An error that prevents the server from starting or continuing. The process prints the message for the
 * operator, without a stack trace, and exits with code 1.
 */
export class StartFailure extends Error {}
