/** The words of the parameters: one place for the screens and for the report made on the server. */
export {
  clockHour,
  FIELD_LABELS,
  FIELD_NAMES,
  FIELD_UNITS,
  type FieldName,
  showParameter,
  showValue,
} from "@sunwright/report/parameter-text";
