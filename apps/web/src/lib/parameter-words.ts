/** The words of the parameters: one place for the screens and for the report made on the server. */
export {
  clockHour,
  fieldLabel,
  FIELD_UNITS,
  fieldUnit,
  type FieldName,
  optionText,
  showParameter,
  showValue,
} from "@sunwright/report/parameter-text";
