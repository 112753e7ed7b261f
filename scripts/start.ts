import { runLocalSite } from "./local-services/run";

runLocalSite({ npmCommand: "npm start", site: "built" });
