import { setPriority } from 'node:os';

// The visitors' own machines would be elsewhere: they give way to the server here.
setPriority(10);

const [origin = '', ...emails] = process.argv.slice(2);
const over = new AbortController();
process.once('message', () => over.abort());

async function signIn(email: string): Promise<void> {
  const reply = await fetch(`${origin}/api/auth/sign-in/email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: 'secret gift' }),
  });
  await reply.text();
  if (reply.status !== 200) throw new Error(`Sign-in of ${email}: ${reply.status}`);
}

// Everybody at once, again and again until told that it is over.
let waves = 0;
while (!over.signal.aborted) {
  await Promise.all(emails.map(signIn));
  waves += 1;
}
process.send?.(waves);
process.disconnect?.();
