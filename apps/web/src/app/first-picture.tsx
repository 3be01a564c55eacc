import { QueryClientProvider } from "@tanstack/react-query";
import { renderToStaticMarkup } from "react-dom/server";
import { createQueryClient } from "../lib/query-client";
import { AuthInPlace } from "./pages/auth-screen";

/** Passkeys, which browsers of today have and what draws here has not: their button would come late and move the form. */
Object.assign(globalThis, { PublicKeyCredential: Function });

/**
 * The auth screen as a stranger finds it, for the HTML of a first visit (`build/first-picture.ts`). It is a picture: what
 * a person did in it before the script is there would be lost, so nothing in it can be pressed or typed into.
 */
export const PICTURE = renderToStaticMarkup(
  <div data-first-picture="" inert aria-hidden="true" aria-busy="true">
    <QueryClientProvider client={createQueryClient()}>
      <AuthInPlace next={undefined} />
    </QueryClientProvider>
  </div>,
).replaceAll("<input ", "<input readonly ");
