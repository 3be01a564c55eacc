import type { App } from "./app";
import { API_DOCUMENT } from "./openapi/pages";

/** Listens once nothing slow is left to be made: the description of the API takes a fifth of a second, in which nobody else is answered. */
export async function listen({ http, config }: Pick<App, "http" | "config">): Promise<void> {
  await http.ready();
  const { statusCode } = await http.inject(API_DOCUMENT);
  if (statusCode !== 200) throw new Error(`The description of the API answered ${statusCode}`);
  await http.listen({ port: config.port, host: config.host });
}
