export function bundleServer(folder?: string): Promise<void>;
export function bundleCommandLine(folder?: string): Promise<void>;
