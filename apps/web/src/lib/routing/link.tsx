import type { ComponentPropsWithRef, MouseEvent } from "react";
import { hrefOf, type Address, type Destination } from "./address";
import type { Going } from "./going";
import { useLocation, useRouting } from "./router";

type AnchorProps = Omit<ComponentPropsWithRef<"a">, "href">;
export type LinkProps<A extends Address> = Destination<A> & Omit<Going, "replace"> & AnchorProps;

/** A link to a page of the application. Pressed with a key for another tab or window, it is the browser's own. */
export function Link<A extends Address>({ to, href, params, search, hash, resetScroll, ...anchor }: LinkProps<A>) {
  const { go } = useRouting();
  const written = hrefOf({ to, href, params, search, hash } as Destination<A>);
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    anchor.onClick?.(event);
    if (event.defaultPrevented || isForTheBrowser(event)) return;
    event.preventDefault();
    void go(written, { resetScroll });
  };
  return <a {...anchor} href={written} onClick={follow} />;
}

const isForTheBrowser = ({
  button,
  metaKey,
  ctrlKey,
  shiftKey,
  altKey,
  currentTarget,
}: MouseEvent<HTMLAnchorElement>) =>
  button !== 0 || metaKey || ctrlKey || shiftKey || altKey || !["", "_self"].includes(currentTarget.target);

/** A link of a list of pages: it says that its page is open, or with `within` that a page below its address is. */
export function PageLink<A extends Address>({ within = false, ...link }: LinkProps<A> & { readonly within?: boolean }) {
  const { pathname } = useLocation();
  const own = hrefOf(link as Destination<A>).replace(/[?#].*$/, "");
  const isOpen = pathname === own || (within && pathname.startsWith(`${own}/`));
  return <Link<A> {...(link as LinkProps<A>)} aria-current={isOpen ? "page" : undefined} />;
}
