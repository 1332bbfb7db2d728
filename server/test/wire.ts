import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** A connection to a database that can be cut and mended, and led elsewhere. */
export interface Wire {
  /** On the loopback interface. */
  port: number;
  cut(): void;
  /** Keeps every connection open, accepts new ones, and carries nothing any more. */
  freeze(): void;
  /** Carries again: to where it led before, or to PostgreSQL's socket in another folder. */
  mend(socketFolder?: string): Promise<void>;
}

/** Leads to PostgreSQL's socket in `socketFolder`. */
export async function layWire(socketFolder: string): Promise<Wire> {
  const ends = new Set<Socket>();
  let folder = socketFolder;
  let frozen = false;
  const wire = createServer((near) => {
    if (frozen) {
      ends.add(near.on('error', () => undefined));
      return;
    }
    const far = connect(`${folder}/.s.PGSQL.5432`);
    near.pipe(far).pipe(near);
    for (const end of [near, far]) ends.add(end.on('error', () => near.destroy()));
  });
  wire.listen(0, '127.0.0.1');
  await once(wire, 'listening');
  const { port } = wire.address() as AddressInfo;
  const dropAll = (): void => {
    for (const end of ends) end.destroy();
    ends.clear();
  };
  return {
    port,
    cut: () => {
      wire.close();
      dropAll();
    },
    freeze: () => {
      frozen = true;
      for (const end of ends) end.unpipe().pause();
    },
    mend: async (to) => {
      folder = to ?? folder;
      frozen = false;
      dropAll();
      if (wire.listening) return;
      wire.listen(port, '127.0.0.1');
      await once(wire, 'listening');
    },
  };
}
