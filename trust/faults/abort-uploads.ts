import { calls } from '@wishwell/contract/calls.ts';
import type { Person } from '../../server/test/person.ts';
import { openSocket } from '../../server/test/raw-socket.ts';

export interface Abort {
  origin: string;
  person: Person;
  picture: Buffer;
}

const atOnce = 10;

/** Begins `count` uploads of an item and goes away in each: after the picture's first byte up to its last. */
export async function abortUploads({ origin, person, picture }: Abort, count: number): Promise<void> {
  const { id } = await person.does(calls.createWishlist, { body: { title: 'Given up' } });
  const head =
    '--edge\r\ncontent-disposition: form-data; name="name"\r\n\r\nKite\r\n' +
    '--edge\r\ncontent-disposition: form-data; name="image_file"; filename="kite.png"\r\ncontent-type: image/png\r\n\r\n';
  const request =
    `POST /api/mywishlists/${id}/item HTTP/1.1\r\nhost: ${new URL(origin).host}\r\n` +
    `authorization: Bearer ${person.bearer}\r\ncontent-type: multipart/form-data; boundary=edge\r\n` +
    `content-length: ${head.length + picture.length + 10}\r\n\r\n${head}`;
  const abort = async (at: number): Promise<void> => {
    const socket = await openSocket(origin);
    const part = picture.subarray(0, Math.ceil((picture.length * (at + 1)) / count));
    await new Promise((sent) => socket.write(Buffer.concat([Buffer.from(request), part]), sent));
    socket.destroy();
  };
  for (let at = 0; at < count; at += atOnce) {
    await Promise.all(Array.from({ length: Math.min(atOnce, count - at) }, (_, offset) => abort(at + offset)));
  }
}
