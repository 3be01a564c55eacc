import type { FastifyRequest } from "fastify";
import type { App } from "./app";
import { announcedBytes } from "./connections";
import { readCookie, SESSION_COOKIE } from "./cookies";
import type { Place } from "./shares";

declare module "fastify" {
  interface FastifyRequest {
    /** Held from before the first question to the database until the answer is made. */
    place: Place | null;
  }
}

/**
 * Waits until this call may ask the database. The place is given back when the call has its answer, whatever the answer
 * is: by `serve` where a handler ran, by the error handler where anything was refused.
 */
export async function takePlace(app: App, request: FastifyRequest): Promise<Place> {
  const token = readCookie(request, app.config, SESSION_COOKIE);
  const place = app.shares.take(request.ip, token, announcedBytes(request));
  request.place = place;
  if (place.waits) await place.begun(request.raw.socket);
  return place;
}
