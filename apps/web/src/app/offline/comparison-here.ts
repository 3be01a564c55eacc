import { keepComparison } from "@sunwright/contract/comparison";
import { AT } from "./addresses-kept";
import { editable, type Here, recordOf, type Taken } from "./here";

/** What is compared is kept in the place of what was: nobody is asked about two of them. */
export async function comparisonKept(here: Here, id: string): Promise<Taken | null> {
  const project = await editable(here, id);
  const body = keepComparison.body.safeParse(here.write.body);
  if (project === null || !body.success) return null;
  const answer = { comparison: body.data };
  here.answers.write(AT.comparison(id), answer);
  const { key } = here.write;
  return {
    status: 200,
    body: answer,
    change: { kind: "keep", key, project: id, sent: here.sent, body: recordOf(here.write.body) },
  };
}
