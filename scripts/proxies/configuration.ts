export type ProxyName = 'nginx' | 'haproxy';

export const proxyNames: readonly ProxyName[] = ['nginx', 'haproxy'];

/** Ports and files of a test, which replace those in the shipped proxy configuration. */
export interface ProxySettings {
  port: number;
  servers: readonly number[];
  folder: string;
  /** Whether to enable TLS. The certificate is the file `wishwell.pem` in `folder`. */
  tls?: boolean;
}

/** Replaces all matches of a pattern in a text. Throws if the pattern does not match. */
function replaceRequired(text: string, pattern: RegExp, by: string | ((line: string) => string)): string {
  if (!pattern.test(text)) throw new Error(`The configuration does not match ${pattern.source}`);
  pattern.lastIndex = 0;
  return typeof by === 'string' ? text.replace(pattern, by) : text.replace(pattern, by);
}

/**
 * Replaces the first line that matches `pattern` by one line per server, and removes all other lines that
 * match.
 */
function replaceServers(text: string, pattern: RegExp, servers: readonly number[]): string {
  let isFirst = true;
  return replaceRequired(text, pattern, (line) => {
    if (!isFirst) return '';
    isFirst = false;
    return servers.map((port, at) => formatServerLine(line, port, at)).join('');
  });
}

const formatServerLine = (line: string, port: number, at: number): string =>
  line.replace(/127\.0\.0\.1:\d+/, `127.0.0.1:${port}`).replaceAll(/\bone\b/g, `server${at + 1}`);

function fillNginxConfiguration(shipped: string, { port, servers, folder, tls = false }: ProxySettings): string {
  let text = replaceServers(shipped, /^ +server 127\.0\.0\.1:\d+ max_fails.*\n/gm, servers);
  text = replaceServers(text, /^ +server 127\.0\.0\.1:\d+ backup.*\n/gm, servers);
  if (tls) {
    text = replaceRequired(text, /^ +listen 80;\n/m, '');
    text = replaceRequired(text, /^#tls server \{[^}]*\}\n/m, '');
    text = replaceRequired(text, /#tls /g, '').replace('listen 443', `listen 127.0.0.1:${port}`);
    text = replaceRequired(text, /\/etc\/nginx\/wishwell\.(?:crt|key)/g, `${folder}/wishwell.pem`);
  } else {
    text = replaceRequired(text, /listen 80;/, `listen 127.0.0.1:${port};`);
  }
  return replaceRequired(text, /\/var\/log\/nginx/g, folder);
}

function fillHaproxyConfiguration(
  shipped: string,
  { port, servers: ports, folder, tls = false }: ProxySettings,
): string {
  const [before = '', ...backends] = shipped.split(/^(?=backend )/m);
  const servers = /^ +server \w+ 127\.0\.0\.1:\d+\n/gm;
  let text = [before, ...backends.map((backend) => replaceServers(backend, servers, ports))].join('');
  if (tls) {
    text = replaceRequired(text, /^ +bind :80\n/m, '');
    text = replaceRequired(text, /#tls /g, '').replace('bind :443', `bind 127.0.0.1:${port}`);
    return replaceRequired(text, /\/etc\/haproxy\/wishwell\.pem/, `${folder}/wishwell.pem`);
  }
  return replaceRequired(text, /bind :80/, `bind 127.0.0.1:${port}`);
}

/**
 * Returns the shipped proxy configuration with the ports and files of a test. Throws if an expected line is
 * missing.
 */
export function insertSettings(proxy: ProxyName, shipped: string, settings: ProxySettings): string {
  return (proxy === 'nginx' ? fillNginxConfiguration : fillHaproxyConfiguration)(shipped, settings);
}

/** Returns the text of an nginx.conf that includes `wishwell.conf`. All files are in `folder`. */
export const createNginxMainConfiguration = (folder: string, account: string | undefined): string => `
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
