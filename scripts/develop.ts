import { developArguments } from "./local-services/gatsby";
import { runLocalSite } from "./local-services/run";

runLocalSite({
  npmCommand: "npm run develop",
  buildFirst: false,
  serverArguments: developArguments,
});
