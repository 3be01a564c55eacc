/// <reference types="node" />
import { readdirSync } from "node:fs";
import type { Endpoint } from "../endpoint";

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === "object" && value !== null && "method" in value && "path" in value && "response" in value;

/** Every call of the contract: what the files beside this folder export. */
export async function readEntries(): Promise<readonly Endpoint[]> {
  const folder = new URL("..", import.meta.url);
  const files = readdirSync(folder).filter((name) => name.endsWith(".ts") && !name.endsWith(".test.ts"));
  const modules = await Promise.all(
    files.map((name): Promise<Record<string, unknown>> => import(new URL(name, folder).href)),
  );
  return [...new Set(modules.flatMap((exported) => Object.values(exported).filter(isEndpoint)))];
}

/** Such as "PUT /api/projects/:id". */
export const nameOf = ({ method, path }: Pick<Endpoint, "method" | "path">): string => `${method} ${path}`;
