/** The router state of links to `/login` that open Sign Up instead of Sign In. */
export const signUpRouterState = { wantsSignUp: true };

export const isSignUpWanted = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'wantsSignUp' in state;
