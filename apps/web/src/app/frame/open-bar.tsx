import { say } from "@sunwright/words/app";
import { PRODUCT_NAME } from "@sunwright/contract/brand";
import { useSession } from "../../lib/current-user";
import { Link } from "../../lib/routing/link";
import { buttonClass } from "../../ui/button-class";
import { Mark } from "../../ui/mark";
import { UserMenu } from "./user-menu";

/** Over a page that everybody with its link reads: who we are, and the way in that leads back here. */
export function OpenBar({ next }: { readonly next: string }) {
  const { checking, user } = useSession();
  return (
    <header className="border-b border-line bg-sheet print:hidden">
      <div className="page-width flex h-15 items-center justify-between gap-2 max-sm:h-14">
        <Link to="/" className="type-h3 flex items-center gap-2.5 max-sm:min-h-11">
          <Mark size={30} className="flex-none" />
          {PRODUCT_NAME}
        </Link>
        {user !== null && <UserMenu user={user} />}
        {user === null && !checking && (
          <Link to="/auth" search={{ next }} className={buttonClass({ size: "sm", variant: "outline" })}>
            {say("signIn")}
          </Link>
        )}
      </div>
    </header>
  );
}
