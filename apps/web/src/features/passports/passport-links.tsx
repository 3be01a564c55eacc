import { say } from "@sunwright/words/passports";
import { useQuery } from "@tanstack/react-query";
import { Link } from "../../lib/routing/link";
import { buttonClass } from "../../ui/button-class";
import { SectionRule } from "../../ui/section-rule";
import { Sheet, SheetHeader } from "../../ui/sheet";
import { passportsQuery } from "./api/passports";
import { PassportRows } from "./passports-page";

/** From a job to the passport of what it built: for its owner, nothing for anybody else. */
export function PassportOfJob({ jobId }: { readonly jobId: string }) {
  const passport = useQuery(passportsQuery()).data?.passports.find((each) => each.jobId === jobId);
  if (passport === undefined) return null;
  return (
    <section>
      <SectionRule title={say("passport", { number: passport.number })} />
      <p className="type-small mt-2 text-text-2">{say("ofJobHelp")}</p>
      <Link
        to="/passports/$passport"
        params={{ passport: passport.id }}
        className={buttonClass({ variant: "outline", size: "sm" })}
      >
        {say("openPassport")}
      </Link>
    </section>
  );
}

/** Under a list of projects: what of them was built. Nothing where nothing was. */
export function PassportShelf() {
  const list = useQuery(passportsQuery()).data;
  if (list === undefined || list === null || (list.passports.length === 0 && list.offered.length === 0)) return null;
  return (
    <Sheet aria-label={say("mine")} className="mt-8 overflow-hidden">
      <SheetHeader
        title={say("mine")}
        aside={
          <Link to="/passports" className="link type-small">
            {list.offered.length > 0 ? say("offered") : say("toPassports")}
          </Link>
        }
      />
      <PassportRows passports={list.passports} heading="h3" />
    </Sheet>
  );
}
