export type ProxyName = 'nginx' | 'haproxy';

export const proxyNames: readonly ProxyName[] = ['nginx', 'haproxy'];

/** Where a test has its processes and its proxy; everything else stays as shipped. */
export interface Places {
  /** On the loopback interface. */
  port: number;
  servers: readonly number[];
  /** Of the proxy's files, absolute. */
  folder: string;
  /** Speaks TLS with the certificate in `wishwell.pem` of the folder. */
  tls?: boolean;
}

/** Replaces what must be there; throws when the configuration no longer has it. */
function replaced(text: string, pattern: RegExp, by: string | ((line: string) => string)): string {
  if (!pattern.test(text)) throw new Error(`The configuration has nothing like ${pattern.source}`);
  pattern.lastIndex = 0;
  return typeof by === 'string' ? text.replace(pattern, by) : text.replace(pattern, by);
}

/** One line for each server in place of the first of these, and nothing in place of the others. */
function eachServer(text: string, pattern: RegExp, servers: readonly number[]): string {
  let isFirst = true;
  return replaced(text, pattern, (line) => {
    if (!isFirst) return '';
    isFirst = false;
    return servers.map((port, at) => lineFor(line, port, at)).join('');
  });
}

const lineFor = (line: string, port: number, at: number): string =>
  line.replace(/127\.0\.0\.1:\d+/, `127.0.0.1:${port}`).replaceAll(/\bone\b/g, `server${at + 1}`);

function fillNginx(shipped: string, { port, servers, folder, tls = false }: Places): string {
  let text = eachServer(shipped, /^ +server 127\.0\.0\.1:\d+ max_fails.*\n/gm, servers);
  text = eachServer(text, /^ +server 127\.0\.0\.1:\d+ backup.*\n/gm, servers);
  if (tls) {
    text = replaced(text, /^ +listen 80;\n/m, '');
    text = replaced(text, /^#tls server \{[^}]*\}\n/m, '');
    text = replaced(text, /#tls /g, '').replace('listen 443', `listen 127.0.0.1:${port}`);
    text = replaced(text, /\/etc\/nginx\/wishwell\.(?:crt|key)/g, `${folder}/wishwell.pem`);
  } else {
    text = replaced(text, /listen 80;/, `listen 127.0.0.1:${port};`);
  }
  return replaced(text, /\/var\/log\/nginx/g, folder);
}

function fillHaproxy(shipped: string, { port, servers: ports, folder, tls = false }: Places): string {
  const [before = '', ...backends] = shipped.split(/^(?=backend )/m);
  const servers = /^ +server \w+ 127\.0\.0\.1:\d+\n/gm;
  let text = [before, ...backends.map((backend) => eachServer(backend, servers, ports))].join('');
  if (tls) {
    text = replaced(text, /^ +bind :80\n/m, '');
    text = replaced(text, /#tls /g, '').replace('bind :443', `bind 127.0.0.1:${port}`);
    return replaced(text, /\/etc\/haproxy\/wishwell\.pem/, `${folder}/wishwell.pem`);
  }
  return replaced(text, /bind :80/, `bind 127.0.0.1:${port}`);
}

/** The shipped configuration with a test's addresses in it. Throws when it has changed so that they cannot be put in. */
export function fillIn(proxy: ProxyName, shipped: string, places: Places): string {
  return (proxy === 'nginx' ? fillNginx : fillHaproxy)(shipped, places);
}

/** What nginx wants around what we ship, which is a part of its `http`: all of its files lie in `folder`. */
export const nginxFrame = (folder: string, account: string | undefined): string => `
daemon off;
${account === undefined ? '' : `user ${account};`}
worker_processes 2;
pid ${folder}/nginx.pid;
error_log ${folder}/error.log warn;
events { worker_connections 512; }
http {
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((kind) => `${kind}_temp_path ${folder}/${kind};`).join('\n  ')}
  include ${folder}/wishwell.conf;
}
`;
