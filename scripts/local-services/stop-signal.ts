/**
 * Calls back when the developer (Ctrl+C) or the system asks this process to stop; that may be more
 * than once.
 */
export function onStopSignal(stop: () => void): void {
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, stop);

  // npm passes SIGTERM on to the shell in which it runs us, and that ends without telling us.
  const shell = process.env.npm_lifecycle_event && process.ppid;
  const checkShell = () => {
    if (process.ppid !== shell) stop();
  };
  if (shell) setInterval(checkShell, 500).unref();
}
