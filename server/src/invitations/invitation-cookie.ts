import { createHttpOnlyCookie, type HttpOnlyCookie } from '../http/http-only-cookie.ts';

/**
 * Creates the cookie with the token of the invitation that the browser opened. Every way to sign up reads
 * this cookie.
 */
export const createInvitationCookie = (publicUrl: URL | undefined): HttpOnlyCookie =>
  createHttpOnlyCookie(publicUrl, 'wishwell_invitation');
