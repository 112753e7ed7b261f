import { serveArguments } from "./local-services/gatsby";
import { runLocalSite } from "./local-services/run";

runLocalSite({ npmCommand: "npm start", buildFirst: true, serverArguments: serveArguments });
