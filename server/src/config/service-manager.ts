/** Settings that systemd passes in environment variables. Without systemd, all of them are off. */
export interface ServiceManagerSettings {
  /** File descriptor of a listening TCP socket that systemd has opened; see sd_listen_fds(3). */
  socketFd: number | undefined;
  /** Whether systemd waits for the message that the server is ready; see sd_notify(3). */
  isNotified: boolean;
  /** Milliseconds without a message after which systemd restarts the process; see sd_watchdog_enabled(3). */
  watchdogMs: number | undefined;
}

/**
 * Number of the first file descriptor that systemd passes to a process, by definition of sd_listen_fds(3).
 */
const FIRST_SOCKET_FD = 3;

const isForThisProcess = (pid: string | undefined): boolean => pid === String(process.pid);

/**
 * Reads the environment variables that systemd sets. Ignores them if `LISTEN_PID` or `WATCHDOG_PID` is the id
 * of another process.
 */
export function readServiceManagerSettings(env: NodeJS.ProcessEnv): ServiceManagerSettings {
  const hasSocket = isForThisProcess(env['LISTEN_PID']) && Number(env['LISTEN_FDS']) >= 1;
  const isNotified = Boolean(env['NOTIFY_SOCKET']);
  const watchdogMs = Number(env['WATCHDOG_USEC']) / 1_000;
  return {
    socketFd: hasSocket ? FIRST_SOCKET_FD : undefined,
    isNotified,
    watchdogMs: isForThisProcess(env['WATCHDOG_PID']) && watchdogMs > 0 ? watchdogMs : undefined,
  };
}
