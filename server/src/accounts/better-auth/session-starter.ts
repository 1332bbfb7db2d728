import { APIError, createAuthEndpoint } from 'better-auth/api';
import { setSessionCookie } from 'better-auth/cookies';
import * as v from 'valibot';

/**
 * Plug-in of Better Auth. It starts a session for a user whom an issuer such as Google has authenticated. The
 * plug-in has no URL path, so no HTTP request can call it.
 */
export const sessionStarterPlugin = {
  id: 'session-starter',
  endpoints: {
    startSession: createAuthEndpoint.serverOnly(
      { method: 'POST', body: v.object({ uid: v.string() }) },
      async (context) => {
        const { internalAdapter } = context.context;
        const user = await internalAdapter.findUserById(context.body.uid);
        if (!user) throw new APIError('UNAUTHORIZED', { code: 'UNAUTHORIZED' });
        const session = await internalAdapter.createSession(user.id);
        await setSessionCookie(context, { session, user });
        return context.json({ token: session.token });
      },
    ),
  },
};
