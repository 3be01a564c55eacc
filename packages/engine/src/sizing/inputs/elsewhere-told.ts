export { told } from "../../climate/elsewhere-told";
