export function processesOf(folder: string): { build: string; pid: number }[];
export function installationBarred(folder: string): string | null;
export function inTurn<Answer>(
  folder: string,
  work: () => Promise<Answer>,
  say?: (text: string) => void,
): Promise<Answer>;
