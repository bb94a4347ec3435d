export { default, metadata } from "../userpanel/layout";
