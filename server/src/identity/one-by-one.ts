/** Runs tasks under the same key one after the other, under different keys side by side. */
export type OneByOne = <T>(key: string, task: () => Promise<T>) => Promise<T>;

/** A set of lines, one a key, that remembers only keys somebody stands in line for. */
export function createOneByOne(): OneByOne {
  const last = new Map<string, Promise<unknown>>();
  return async (key, task) => {
    const before = last.get(key) ?? Promise.resolve();
    const mine = before.then(task, task);
    last.set(key, mine);
    try {
      return await mine;
    } finally {
      if (last.get(key) === mine) last.delete(key);
    }
  };
}
