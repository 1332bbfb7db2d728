import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** A connection to a database that can be cut and mended, and led elsewhere. */
export interface Wire {
  /** On the loopback interface. */
  port: number;
  cut(): void;
  /** Leads to where it led before, or to PostgreSQL's socket in another folder. */
  mend(socketFolder?: string): Promise<void>;
}

/** Leads to PostgreSQL's socket in `socketFolder`. */
export async function layWire(socketFolder: string): Promise<Wire> {
  const ends = new Set<Socket>();
  let folder = socketFolder;
  const wire = createServer((near) => {
    const far = connect(`${folder}/.s.PGSQL.5432`);
    near.pipe(far).pipe(near);
    for (const end of [near, far]) ends.add(end.on('error', () => near.destroy()));
  });
  wire.listen(0, '127.0.0.1');
  await once(wire, 'listening');
  const { port } = wire.address() as AddressInfo;
  return {
    port,
    cut: () => {
      wire.close();
      for (const end of ends) end.destroy();
      ends.clear();
    },
    mend: async (to) => {
      folder = to ?? folder;
      wire.listen(port, '127.0.0.1');
      await once(wire, 'listening');
    },
  };
}
