import { emailIdentifiers } from "./email-identifiers";

/** Import this before anything that sends: the settings are read when that is loaded. */
Object.assign(process.env, emailIdentifiers);
