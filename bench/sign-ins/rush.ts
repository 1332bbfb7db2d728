import { setPriority } from 'node:os';

// Lowers the CPU priority of this process, so that the server gets the CPU time first. Real visitors use
// other machines.
setPriority(10);

const [origin = '', ...emails] = process.argv.slice(2);
const stopController = new AbortController();
process.once('message', () => stopController.abort());

async function signIn(email: string): Promise<void> {
  const reply = await fetch(`${origin}/api/auth/sign-in/email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: 'secret gift' }),
  });
  await reply.text();
  if (reply.status !== 200) throw new Error(`Sign-in of ${email}: ${reply.status}`);
}

let waves = 0;
while (!stopController.signal.aborted) {
  await Promise.all(emails.map(signIn));
  waves += 1;
}
process.send?.(waves);
process.disconnect?.();
