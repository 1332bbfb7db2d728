import { AsyncLocalStorage } from 'node:async_hooks';

/** What the database said while the library worked: the library itself turns it into a 401 or swallows it. */
interface Note {
  failure?: { error: unknown };
}

const notes = new AsyncLocalStorage<Note>();

/** Passes a rejection on, and remembers it for the call that is being answered. */
export async function recordFailure<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    const note = notes.getStore();
    if (note) note.failure ??= { error };
    throw error;
  }
}

/** Runs a call of the library, and tells beside its result what failed underneath, if anything did. */
export async function withFailures<T>(
  work: () => Promise<T>,
): Promise<{ result: T; failure: { error: unknown } | undefined }> {
  const note: Note = {};
  const result = await notes.run(note, work);
  return { result, failure: note.failure };
}
