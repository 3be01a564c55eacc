import { PRODUCT_NAME } from "@sunwright/contract/brand";
import { QueryClientProvider } from "@tanstack/react-query";
import { renderToStaticMarkup } from "react-dom/server";
import { createQueryClient } from "../lib/query-client";
import { Mark } from "../ui/mark";
import { WholePageLoading } from "./page-loading";
import { AuthInPlace } from "./pages/auth-screen";

/** Passkeys, which browsers of today have and what draws here has not: their button would come late and move the form. */
Object.assign(globalThis, { PublicKeyCredential: Function });

/**
 * The auth screen as a stranger finds it, for the HTML of a first visit (`build/first-pictures.ts`). It is a picture: what
 * a person did in it before the script is there would be lost, so nothing in it can be pressed or typed into.
 */
export const AUTH = renderToStaticMarkup(
  <div data-first-picture="" inert aria-hidden="true" aria-busy="true">
    <QueryClientProvider client={createQueryClient()}>
      <AuthInPlace next={undefined} />
    </QueryClientProvider>
  </div>,
).replaceAll("<input ", "<input readonly ");

/** What every other page begins with; the application draws the same. */
export const LOADING = renderToStaticMarkup(
  <div data-first-loading="">
    <WholePageLoading />
  </div>,
);

/** A page as text: the server fills what is empty here (`apps/api/src/platform/page-head.ts`). */
export const TEXT = renderToStaticMarkup(
  <div data-first-picture="">
    <header>
      <Mark size={30} />
      {PRODUCT_NAME}
    </header>
    <main />
  </div>,
);
