import type { ComponentPropsWithRef, MouseEvent } from "react";
import { written, type Address, type Destination } from "./address";
import type { Going } from "./going";
import { useRouting } from "./router";

type AnchorProps = Omit<ComponentPropsWithRef<"a">, "href">;
type LinkProps<A extends Address> = Destination<A> &
  Omit<Going, "replace"> &
  AnchorProps & {
    /** In a list of pages: the link says that its own page is open, or one below its address, too. */
    readonly showsOpen?: "page" | "within";
  };

/** A link to a page of the application. Pressed with a key for another tab or window, it is the browser's own. */
export function Link<A extends Address>(props: LinkProps<A>) {
  const { to, href, params, search, hash, resetScroll, showsOpen, children, ...anchor } = props;
  const { go, location } = useRouting();
  const address = written({ to, href, params, search, hash });
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    anchor.onClick?.(event);
    if (event.defaultPrevented || isForTheBrowser(event)) return;
    event.preventDefault();
    void go(address, { resetScroll });
  };
  const isOpen = showsOpen !== undefined && isAt(location.pathname, address, showsOpen);
  return (
    <a {...anchor} {...(isOpen && { "aria-current": "page" })} href={address} onClick={follow}>
      {children}
    </a>
  );
}

function isAt(pathname: string, address: string, reach: "page" | "within"): boolean {
  const own = address.replace(/[?#].*$/, "");
  return pathname === own || (reach === "within" && pathname.startsWith(`${own}/`));
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
