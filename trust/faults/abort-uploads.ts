import { calls } from '@wishwell/contract/calls.ts';
import type { Person } from '../../server/test/person.ts';
import { openSocket } from '../../server/test/raw-socket.ts';

export interface AbortOptions {
  origin: string;
  person: Person;
  image: Buffer;
}

const parallelUploads = 10;

/** Starts `count` image uploads. Closes each connection after a different part of the image has been sent. */
export async function abortUploads({ origin, person, image }: AbortOptions, count: number): Promise<void> {
  const { id } = await person.does(calls.createWishlist, { body: { title: 'Given up' } });
  const head =
    '--edge\r\ncontent-disposition: form-data; name="name"\r\n\r\nKite\r\n' +
    '--edge\r\ncontent-disposition: form-data; name="image_file"; filename="kite.png"\r\ncontent-type: image/png\r\n\r\n';
  const request =
    `POST /api/mywishlists/${id}/item HTTP/1.1\r\nhost: ${new URL(origin).host}\r\n` +
    `authorization: Bearer ${person.bearer}\r\ncontent-type: multipart/form-data; boundary=edge\r\n` +
    `content-length: ${head.length + image.length + 10}\r\n\r\n${head}`;
  const abortUpload = async (at: number): Promise<void> => {
    const socket = await openSocket(origin);
    const sentBytes = image.subarray(0, Math.ceil((image.length * (at + 1)) / count));
    await new Promise((sent) => socket.write(Buffer.concat([Buffer.from(request), sentBytes]), sent));
    socket.destroy();
  };
  for (let at = 0; at < count; at += parallelUploads) {
    await Promise.all(
      Array.from({ length: Math.min(parallelUploads, count - at) }, (_, offset) => abortUpload(at + offset)),
    );
  }
}
