import { runLocalSite } from "./local-services/run";

runLocalSite({ npmCommand: "npm run develop", site: "development" });
