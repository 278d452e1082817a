/**
 * @generated SignedSource<<cf599491be50935ee0d1de45907bdf90>>
 * @relayHash b074efa315491a42b784577711d63a18
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 41ba4e13c267d46f68a0ee11096ce0b40718ec3dd5d390f31b46c63648257b6e

import type { ConcreteRequest } from 'relay-runtime';
export type InvitationPreviewInput = {
  audience: string;
  companyName?: string | null | undefined;
  jobTitle?: string | null | undefined;
  kind?: string | null | undefined;
  message?: string | null | undefined;
  recipientName?: string | null | undefined;
  recruiterId?: string | null | undefined;
  startDate?: string | null | undefined;
};
export type MailPreviewQuery$variables = {
  input: InvitationPreviewInput;
};
export type MailPreviewQuery$data = {
  readonly invitationPreview: {
    readonly html: string;
    readonly subject: string;
  } | null | undefined;
};
export type MailPreviewQuery = {
  response: MailPreviewQuery$data;
  variables: MailPreviewQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": "InvitationPreview",
    "kind": "LinkedField",
    "name": "invitationPreview",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "subject",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "html",
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "MailPreviewQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "MailPreviewQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "b074efa315491a42b784577711d63a18",
    "id": "41ba4e13c267d46f68a0ee11096ce0b40718ec3dd5d390f31b46c63648257b6e",
    "metadata": {},
    "name": "MailPreviewQuery",
    "operationKind": "query",
    "text": "query MailPreviewQuery(\n  $input: InvitationPreviewInput!\n) {\n  invitationPreview(input: $input) {\n    subject\n    html\n  }\n}\n"
  }
};
})();

(node as any).hash = "124716e03c0fe7bc0890798421084b12";

export default node;
