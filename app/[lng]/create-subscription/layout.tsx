export { default } from "../userpanel/layout";
