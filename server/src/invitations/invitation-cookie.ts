import { createHttpOnlyCookie, type HttpOnlyCookie } from '../http/own-cookie.ts';

/**
 * Creates the cookie that contains the token of an opened invitation. Every way to sign up reads this cookie.
 */
export const createInvitationCookie = (publicUrl: URL | undefined): HttpOnlyCookie =>
  createHttpOnlyCookie(publicUrl, 'wishwell_invitation');
