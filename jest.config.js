/** @type {import("jest").Config} */
module.exports = {
  roots: ["<rootDir>/src", "<rootDir>/scripts"],
  testMatch: ["**/*.test.{ts,tsx}"],
  testEnvironment: "jsdom",
  setupFilesAfterEnv: ["<rootDir>/src/test-support/setup.ts"],
  transform: {
    "^.+\\.tsx?$": ["@swc/jest", { jsc: { transform: { react: { runtime: "automatic" } } } }],
  },
  moduleNameMapper: {
    "\\.css$": "<rootDir>/src/test-support/class-names.ts",
  },
};
