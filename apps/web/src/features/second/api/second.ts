import type { User } from "@sunwright/contract/accounts";
import type {
  addPasskey,
  askPasskey,
  askPasskeyOfSignIn,
  askPasskeyOfStep,
  confirmApp,
  finishSignIn,
  offerPasskey,
  readSecond,
  removeApp,
  removePasskey,
  renamePasskey,
  renewRecoveryCodes,
  SecondProof,
  signInByPasskey,
  startApp,
  takeSecondStep,
} from "@sunwright/contract/second";
import type { QueryClient } from "@tanstack/react-query";
import { call, read, route } from "../../../lib/api";
import { readChanged } from "../../../lib/changes";
import { holdPasskey, makePasskey } from "./passkey";

const SECOND = "/api/account/second";
/** Written down here, so that the contract's schemas stay out of the first script. */
const FINISH = route<typeof finishSignIn>("POST", "/api/auth/second");
const ASK_AT_SIGN_IN = route<typeof askPasskeyOfSignIn>("POST", "/api/auth/second/passkey");
const ASK_ALONE = route<typeof askPasskey>("POST", "/api/auth/passkey/question");
const ENTER_ALONE = route<typeof signInByPasskey>("POST", "/api/auth/passkey");
const START_APP = route<typeof startApp>("POST", `${SECOND}/app`);
const CONFIRM_APP = route<typeof confirmApp>("POST", `${SECOND}/app/confirm`);
const REMOVE_APP = route<typeof removeApp>("POST", `${SECOND}/app/remove`);
const RENEW = route<typeof renewRecoveryCodes>("POST", `${SECOND}/recovery`);
const OFFER = route<typeof offerPasskey>("POST", `${SECOND}/passkeys/offer`);
const ADD = route<typeof addPasskey>("POST", `${SECOND}/passkeys`);
const RENAME = route<typeof renamePasskey>("PUT", `${SECOND}/passkeys/:passkeyId`);
const REMOVE = route<typeof removePasskey>("POST", `${SECOND}/passkeys/:passkeyId/remove`);
const STEP = route<typeof takeSecondStep>("POST", `${SECOND}/step`);
const ASK_AT_STEP = route<typeof askPasskeyOfStep>("POST", `${SECOND}/step/passkey`);

export const secondQuery = read(route<typeof readSecond>("GET", SECOND));
const changed = (client: QueryClient) => readChanged(client, ["second", "sessions"]);

/** What stands before a change: the password, or nothing where the last second step is fresh. */
export type Again = { readonly password?: string };

export const finish = (proof: SecondProof): Promise<User> => call(FINISH, { body: proof });
export const passkeyAtSignIn = async (): Promise<SecondProof> => ({
  passkey: await holdPasskey(await call(ASK_AT_SIGN_IN)),
});
export const passkeyAtStep = async (): Promise<SecondProof> => ({
  passkey: await holdPasskey(await call(ASK_AT_STEP)),
});
export async function signInAlone(): Promise<User> {
  const passkey = await holdPasskey(await call(ASK_ALONE));
  return call(ENTER_ALONE, { body: { passkey } });
}

export async function takeStep(client: QueryClient, proof: SecondProof): Promise<void> {
  await call(STEP, { body: proof });
  await readChanged(client, ["second"]);
}

export const beginApp = (again: Again) => call(START_APP, { body: again });

export async function turnAppOn(client: QueryClient, code: string) {
  const { recoveryCodes } = await call(CONFIRM_APP, { body: { code } });
  await changed(client);
  return recoveryCodes;
}

export async function turnAppOff(client: QueryClient, again: Again): Promise<void> {
  await call(REMOVE_APP, { body: again });
  await changed(client);
}

export async function renew(client: QueryClient, again: Again) {
  const { recoveryCodes } = await call(RENEW, { body: again });
  await changed(client);
  return recoveryCodes;
}

export async function newPasskey(client: QueryClient, name: string, again: Again) {
  const passkey = await makePasskey(await call(OFFER, { body: again }));
  const { recoveryCodes } = await call(ADD, { body: { name, passkey } });
  await changed(client);
  return recoveryCodes;
}

export async function callPasskey(client: QueryClient, passkeyId: string, name: string): Promise<void> {
  await call(RENAME, { params: { passkeyId }, body: { name } });
  await changed(client);
}

export async function dropPasskey(client: QueryClient, passkeyId: string, again: Again): Promise<void> {
  await call(REMOVE, { params: { passkeyId }, body: again });
  await changed(client);
}
