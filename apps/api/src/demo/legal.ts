import type { LegalPageName } from "@sunwright/contract/legal";
import type { Actor } from "./cast";
import type { Stage } from "./stage";

const TEXTS: Readonly<Record<LegalPageName, string>> = {
  imprint: `## Sunwright demo
This market is a demonstration. Everybody in it is invented and nothing is sold.

Whoever runs this server is responsible for it. Before it takes real orders, its operator replaces this page with their name, address, e-mail address, phone number, register entry and tax number.`,
  privacy: `## What is kept
Accounts, designs, orders and messages that are made here are kept in this server's database until they are deleted, or the demo's folder is removed. Nothing is sent to other services.

## Your rights
You can export or delete your account in Settings.`,
  terms: `## A demonstration
Orders, payments and contracts in this market are not real and oblige nobody to anything.`,
};

/** The demo's own imprint, privacy notice and terms: its German shop takes orders. */
export async function publishLegalPages(stage: Stage, operator: Actor): Promise<void> {
  for (const [page, text] of Object.entries(TEXTS))
    await stage.send(operator, "PUT", `/api/operator/legal/${page}`, { version: 0, text });
}
