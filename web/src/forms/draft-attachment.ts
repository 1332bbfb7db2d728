import { draftStorageName } from '../api/personal-storage.ts';

const fileStoreName = 'files';

function waitForResult<T>(request: IDBRequest<T>): Promise<T> {
  const { promise, resolve, reject } = Promise.withResolvers<T>();
  request.addEventListener('success', () => resolve(request.result));
  request.addEventListener('error', () => reject(request.error ?? new Error('IndexedDB failed')));
  return promise;
}

async function runInFileStore<T>(mode: IDBTransactionMode, run: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  const openRequest = indexedDB.open(draftStorageName, 1);
  openRequest.addEventListener('upgradeneeded', () => openRequest.result.createObjectStore(fileStoreName));
  const database = await waitForResult(openRequest);
  try {
    return await waitForResult(run(database.transaction(fileStoreName, mode).objectStore(fileStoreName)));
  } finally {
    database.close();
  }
}

/**
 * Stores a draft's file in IndexedDB. Does nothing if the browser does not allow this, for example in private
 * windows.
 */
export function storeDraftAttachment(key: string, file: File): void {
  runInFileStore('readwrite', (store) => store.put(file, key)).catch(() => undefined);
}

export async function readDraftAttachment(key: string): Promise<File | undefined> {
  const stored: unknown = await runInFileStore('readonly', (store) => store.get(key)).catch(() => undefined);
  return stored instanceof File ? stored : undefined;
}

export function deleteDraftAttachment(key: string): void {
  runInFileStore('readwrite', (store) => store.delete(key)).catch(() => undefined);
}
