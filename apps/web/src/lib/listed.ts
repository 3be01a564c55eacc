export { listed } from "@sunwright/report/listed";
