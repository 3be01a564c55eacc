import { PRODUCT_NAME } from "@sunwright/contract/brand";
import { say } from "@sunwright/words/demo";
import { findUserByEmail } from "../features/accounts/user-table";
import { findApp } from "../features/accounts/second/table";
import type { App } from "../platform/app";
import { fullName, SESSION_COOKIE } from "../platform/cookies";
import { AppError } from "../platform/errors";
import { createSealing } from "../platform/sealing";
import { type Actor, addressOf, BUYERS, CAST, HOMEOWNERS, INSTALLERS, NEIGHBOURS, OPERATOR, SHOPS } from "./cast";

export const DEMO_PATH = "/demo";
const FORM_TYPE = "application/x-www-form-urlencoded";
const STYLE_PATH = "/demo/page.css";

interface Group {
  readonly title: string;
  readonly about: string;
  readonly people: readonly (Actor & { readonly shop?: string; readonly firm?: string })[];
}
const groupsOf = (): readonly Group[] => [
  { title: say("group.homeowners"), about: say("about.homeowner"), people: HOMEOWNERS },
  { title: say("group.shops"), about: say("about.shop"), people: SHOPS },
  { title: say("group.installers"), about: say("about.installer"), people: INSTALLERS },
  { title: say("group.neighbours"), about: say("about.neighbour"), people: NEIGHBOURS },
  { title: say("group.operator"), about: say("about.operator"), people: [OPERATOR] },
  { title: say("group.buyers"), about: say("about.buyer"), people: BUYERS },
];
/** Where each role begins. */
const HOME = { end_user: "/projects", retailer: "/shop", installer: "/installer-dashboard" } as const;

/** The page that says who may be tried, and the call that signs in as them: both exist in the demo alone. */
export async function addDemoPage(app: App): Promise<void> {
  await app.http.register((http, _options, done) => {
    // A button of a form without fields sends an empty body of this type; everywhere else it is refused.
    http.removeContentTypeParser(FORM_TYPE);
    http.addContentTypeParser(FORM_TYPE, (_request, body, parsed) => {
      body.resume();
      parsed(null, undefined);
    });
    http.get(DEMO_PATH, async (_request, reply) =>
      reply.type("text/html; charset=utf-8").send(page(await operatorSecret(app))),
    );
    http.get(STYLE_PATH, (_request, reply) => reply.type("text/css; charset=utf-8").send(STYLE));
    http.post<{ Params: { id: string } }>(`${DEMO_PATH}/sign-in/:id`, async (request, reply) => {
      const actor = CAST.find(({ id }) => id === request.params.id);
      const user = actor && (await findUserByEmail(app.database.executor, addressOf(actor)));
      if (!actor || !user) throw new AppError("not_found");
      const origin = { userAgent: request.headers["user-agent"] ?? "", address: request.ip };
      // The operator's tap signs in whole, as with a code of the app.
      const second = actor === OPERATOR ? "with second step" : "without";
      const token = await app.sessions.start(app.database.executor, user.id, origin, null, second);
      const secure = app.config.cookieSecure;
      const options = { path: "/", httpOnly: true, sameSite: "lax", secure, maxAge: app.sessions.cookieAge } as const;
      return reply
        .setCookie(fullName(SESSION_COOKIE, secure), token, options)
        .redirect(actor === OPERATOR ? "/operator" : HOME[actor.role], 303);
    });
    done();
  });
}

/** For an app of whoever tries the second step; null where the operator has taken it away. */
async function operatorSecret({ config, database }: App): Promise<string | null> {
  const user = await findUserByEmail(database.executor, addressOf(OPERATOR));
  const second = user && (await findApp(database.executor, user.id));
  return user && second ? createSealing(config.secretsKey).open(second.secret, user.id) : null;
}

const escaped = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");

function page(secret: string | null): string {
  const groups = groupsOf().map(({ title, about, people }) => {
    const rows = people.map((person) => {
      const name = person.shop ?? person.firm ?? `${person.firstName} ${person.lastName}`;
      const place =
        person.shop === undefined && person.firm === undefined
          ? person.town
          : say("place", { name: `${person.firstName} ${person.lastName}`, town: person.town });
      const button = `<button aria-label="${escaped(say("signIn", { name }))}">${escaped(name)}</button>`;
      return `<li><form method="post" action="${DEMO_PATH}/sign-in/${person.id}">${button}<span>${escaped(place)}</span></form></li>`;
    });
    const shown =
      title === say("group.operator") && secret !== null ? `<p>${escaped(say("secret", { secret }))}</p>` : "";
    return `<section><h2>${escaped(title)}</h2><p>${escaped(about)}</p>${shown}<ul>${rows.join("")}</ul></section>`;
  });
  const head = `<meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>${escaped(say("title"))} · ${PRODUCT_NAME}</title><link rel="stylesheet" href="${STYLE_PATH}">`;
  return `<!doctype html><html lang="en"><head>${head}</head><body><main><h1>${escaped(say("title"))}</h1>
<p class="lead">${escaped(say("lead"))}</p>${groups.join("")}</main></body></html>`;
}

/** The product's colours, as its tokens have them. */
const STYLE = `:root{color-scheme:light dark;--paper:#f5f8f6;--sheet:#ffffff;--text:#0f1f1c;--text-2:#354541;--line:#dee5e2;--action:#0e3a2e;--on-action:#ffffff}
@media(prefers-color-scheme:dark){:root{--paper:#0a1311;--sheet:#111c1a;--text:#edf1ef;--text-2:#c8d2ce;--line:#24322f;--action:#b5dfce;--on-action:#072921}}
*{box-sizing:border-box}body{margin:0;background:var(--paper);color:var(--text);font:16px/1.5 system-ui,sans-serif}
main{max-width:960px;margin:0 auto;padding:48px 20px 72px}h1{margin:0;font-size:40px;line-height:1.15}h2{margin:0;font-size:20px}
.lead,section>p{color:var(--text-2);max-width:62ch}section{margin-top:36px;padding-top:14px;border-top:2px solid var(--text)}section>p{margin:2px 0 14px}
ul{list-style:none;margin:0;padding:0;display:grid;grid-template-columns:repeat(auto-fill,minmax(270px,1fr));gap:12px}
form{display:grid;gap:8px;padding:16px;background:var(--sheet);border:1px solid var(--line);border-radius:12px}
button{min-height:44px;padding:0 16px;border:0;border-radius:8px;background:var(--action);color:var(--on-action);font:inherit;font-weight:600;cursor:pointer;text-align:left}
button:focus-visible{outline:3px solid var(--text);outline-offset:2px}span{color:var(--text-2);font-size:14px}`;
