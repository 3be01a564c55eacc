export function bundleServer(): Promise<void>;
export function bundleCommandLine(folder?: string): Promise<void>;
