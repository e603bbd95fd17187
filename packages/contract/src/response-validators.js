// Made by `pnpm generate` (tools/codegen) from spec/openapi.yaml. Do not edit.

const ApiKeyValidation = validate0;
const schema0 = {"type":"object","required":["valid","provider","label","workGroupId","userId","authScheme","rateLimitGuidance","sequenceGuidance"],"properties":{"valid":{"type":"boolean","const":true},"provider":{"type":"string","minLength":1,"maxLength":256},"label":{"type":"string","minLength":1,"maxLength":256},"workGroupId":{"type":"string","minLength":1,"maxLength":64},"userId":{"type":"string","minLength":1,"maxLength":64},"authScheme":{"$ref":"AuthScheme"},"rateLimitGuidance":{"type":"string","minLength":1,"maxLength":1024},"sequenceGuidance":{"type":"string","minLength":1,"maxLength":1024}}};
const func0 = (text) => {
let length = 0;
for (const _ of text) length++;
return length;
};
const schema1 = {"type":"object","required":["primary"],"properties":{"primary":{"type":"string","minLength":1,"maxLength":64}}};

function validate1(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.primary === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "primary"},message:"must have required property '"+"primary"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.primary !== undefined){
let data0 = data.primary;
if(typeof data0 === "string"){
if(func0(data0) > 64){
const err1 = {instancePath:instancePath+"/primary",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(func0(data0) < 1){
const err2 = {instancePath:instancePath+"/primary",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/primary",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
else {
const err4 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate1.errors = vErrors;
return errors === 0;
}


function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.valid === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "valid"},message:"must have required property '"+"valid"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.provider === undefined){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "provider"},message:"must have required property '"+"provider"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.label === undefined){
const err2 = {instancePath,keyword:"required",params:{missingProperty: "label"},message:"must have required property '"+"label"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.workGroupId === undefined){
const err3 = {instancePath,keyword:"required",params:{missingProperty: "workGroupId"},message:"must have required property '"+"workGroupId"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.userId === undefined){
const err4 = {instancePath,keyword:"required",params:{missingProperty: "userId"},message:"must have required property '"+"userId"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.authScheme === undefined){
const err5 = {instancePath,keyword:"required",params:{missingProperty: "authScheme"},message:"must have required property '"+"authScheme"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.rateLimitGuidance === undefined){
const err6 = {instancePath,keyword:"required",params:{missingProperty: "rateLimitGuidance"},message:"must have required property '"+"rateLimitGuidance"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.sequenceGuidance === undefined){
const err7 = {instancePath,keyword:"required",params:{missingProperty: "sequenceGuidance"},message:"must have required property '"+"sequenceGuidance"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data.valid !== undefined){
let data0 = data.valid;
if(typeof data0 !== "boolean"){
const err8 = {instancePath:instancePath+"/valid",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(true !== data0){
const err9 = {instancePath:instancePath+"/valid",keyword:"const",params:{allowedValue: true},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.provider !== undefined){
let data1 = data.provider;
if(typeof data1 === "string"){
if(func0(data1) > 256){
const err10 = {instancePath:instancePath+"/provider",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(func0(data1) < 1){
const err11 = {instancePath:instancePath+"/provider",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/provider",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.label !== undefined){
let data2 = data.label;
if(typeof data2 === "string"){
if(func0(data2) > 256){
const err13 = {instancePath:instancePath+"/label",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(func0(data2) < 1){
const err14 = {instancePath:instancePath+"/label",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
else {
const err15 = {instancePath:instancePath+"/label",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.workGroupId !== undefined){
let data3 = data.workGroupId;
if(typeof data3 === "string"){
if(func0(data3) > 64){
const err16 = {instancePath:instancePath+"/workGroupId",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(func0(data3) < 1){
const err17 = {instancePath:instancePath+"/workGroupId",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
else {
const err18 = {instancePath:instancePath+"/workGroupId",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.userId !== undefined){
let data4 = data.userId;
if(typeof data4 === "string"){
if(func0(data4) > 64){
const err19 = {instancePath:instancePath+"/userId",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(func0(data4) < 1){
const err20 = {instancePath:instancePath+"/userId",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
else {
const err21 = {instancePath:instancePath+"/userId",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data.authScheme !== undefined){
if(!(validate1(data.authScheme, {instancePath:instancePath+"/authScheme",parentData:data,parentDataProperty:"authScheme",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
}
if(data.rateLimitGuidance !== undefined){
let data6 = data.rateLimitGuidance;
if(typeof data6 === "string"){
if(func0(data6) > 1024){
const err22 = {instancePath:instancePath+"/rateLimitGuidance",keyword:"maxLength",params:{limit: 1024},message:"must NOT have more than 1024 characters"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(func0(data6) < 1){
const err23 = {instancePath:instancePath+"/rateLimitGuidance",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
else {
const err24 = {instancePath:instancePath+"/rateLimitGuidance",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data.sequenceGuidance !== undefined){
let data7 = data.sequenceGuidance;
if(typeof data7 === "string"){
if(func0(data7) > 1024){
const err25 = {instancePath:instancePath+"/sequenceGuidance",keyword:"maxLength",params:{limit: 1024},message:"must NOT have more than 1024 characters"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(func0(data7) < 1){
const err26 = {instancePath:instancePath+"/sequenceGuidance",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
else {
const err27 = {instancePath:instancePath+"/sequenceGuidance",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
}
else {
const err28 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}

const PeopleSearchPage = validate3;
const schema2 = {"type":"object","required":["items","count","nextCursor","searchStrategy"],"properties":{"items":{"type":"array","maxItems":20,"items":{"$ref":"PersonSearchResult"}},"count":{"type":"integer","minimum":0},"nextCursor":{"type":["string","null"],"minLength":1,"maxLength":512},"totalResults":{"type":"integer","minimum":0},"searchStrategy":{"$ref":"SearchStrategy"}}};
const schema3 = {"type":"object","required":["id","contactId"],"properties":{"id":{"type":"string"},"contactId":{"type":"string"},"email":{"type":"string"},"phone":{"type":"string"},"firstName":{"type":"string"},"middleName":{"type":"string"},"lastName":{"type":"string"},"workEmail":{"type":"string"},"privateEmail":{"type":"string"},"otherEmails":{"type":"array","items":{"type":"string"}},"workPhone":{"type":"string"},"privatePhone":{"type":"string"},"workMobilePhone":{"type":"string"},"privateMobilePhone":{"type":"string"},"otherPhones":{"type":"array","items":{"type":"string"}},"otherMobilePhones":{"type":"array","items":{"type":"string"}},"socialUrls":{"type":"array","items":{"type":"string"}},"currentTitle":{"type":"string"},"currentCompany":{"type":"string"},"currentCompanyFrom":{"type":"string","format":"date-time"},"currentCompanyTo":{"type":"string","format":"date-time"},"currentCompanyTenureYears":{"type":"number"},"currentCompanyUrl":{"type":"string"},"currentCompanySocialUrl":{"type":"string"},"currentCompanyProfile":{"type":"object"},"location":{"$ref":"Location"},"industry":{"type":"string"},"headline":{"type":"string"},"summary":{"type":"string"},"openProfile":{"type":"boolean"},"openToWork":{"type":"boolean"},"skills":{"type":"array","items":{"$ref":"Skill"}},"education":{"type":"array","items":{"$ref":"Education"}},"experiences":{"type":"array","items":{"$ref":"Experience"}},"languages":{"type":"array","items":{"$ref":"Language"}},"volunteering":{"type":"array","items":{"$ref":"Volunteering"}},"accomplishments":{"type":"array","items":{"$ref":"Accomplishment"}},"createdAt":{"type":"string","format":"date-time"},"updatedAt":{"type":"string","format":"date-time"}}};
const formats0 = /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])t(?:[01]\d|2[0-3]):[0-5]\d:(?:[0-5]\d|60)(?:\.\d+)?(?:z|[+-](?:[01]\d|2[0-3]):[0-5]\d)$/i;
const schema4 = {"type":"object","properties":{"fullAddress":{"type":"string"},"address":{"type":"string"},"addressLine2":{"type":"string"},"city":{"type":"string"},"state":{"type":"string"},"region":{"type":"string"},"country":{"type":"string"},"countryCode":{"type":"string"},"postalCode":{"type":"string"}}};

function validate5(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.fullAddress !== undefined){
if(typeof data.fullAddress !== "string"){
const err0 = {instancePath:instancePath+"/fullAddress",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.address !== undefined){
if(typeof data.address !== "string"){
const err1 = {instancePath:instancePath+"/address",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.addressLine2 !== undefined){
if(typeof data.addressLine2 !== "string"){
const err2 = {instancePath:instancePath+"/addressLine2",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.city !== undefined){
if(typeof data.city !== "string"){
const err3 = {instancePath:instancePath+"/city",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.state !== undefined){
if(typeof data.state !== "string"){
const err4 = {instancePath:instancePath+"/state",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.region !== undefined){
if(typeof data.region !== "string"){
const err5 = {instancePath:instancePath+"/region",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.country !== undefined){
if(typeof data.country !== "string"){
const err6 = {instancePath:instancePath+"/country",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.countryCode !== undefined){
if(typeof data.countryCode !== "string"){
const err7 = {instancePath:instancePath+"/countryCode",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.postalCode !== undefined){
if(typeof data.postalCode !== "string"){
const err8 = {instancePath:instancePath+"/postalCode",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
else {
const err9 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
validate5.errors = vErrors;
return errors === 0;
}

const schema5 = {"type":"object","properties":{"value":{"type":"string"},"skillType":{"type":"string"},"level":{"type":"number"},"topSkill":{"type":"boolean"}}};

function validate7(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.value !== undefined){
if(typeof data.value !== "string"){
const err0 = {instancePath:instancePath+"/value",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.skillType !== undefined){
if(typeof data.skillType !== "string"){
const err1 = {instancePath:instancePath+"/skillType",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.level !== undefined){
let data2 = data.level;
if(!((typeof data2 == "number") && (isFinite(data2)))){
const err2 = {instancePath:instancePath+"/level",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.topSkill !== undefined){
if(typeof data.topSkill !== "boolean"){
const err3 = {instancePath:instancePath+"/topSkill",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
else {
const err4 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate7.errors = vErrors;
return errors === 0;
}

const schema6 = {"type":"object","properties":{"school":{"type":"string"},"schoolSocialUrl":{"type":"string"},"degreeLevel":{"type":"string"},"degrees":{"type":"array","items":{"type":"string"}},"fieldOfStudy":{"type":"string"},"majors":{"type":"array","items":{"type":"string"}},"minors":{"type":"array","items":{"type":"string"}},"period":{"$ref":"Period"}}};
const schema7 = {"type":"object","properties":{"from":{"type":"string","format":"date-time"},"to":{"type":"string","format":"date-time"},"isCurrent":{"type":"boolean"}}};

function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.from !== undefined){
let data0 = data.from;
if(typeof data0 === "string"){
if(!(formats0.test(data0))){
const err0 = {instancePath:instancePath+"/from",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath:instancePath+"/from",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.to !== undefined){
let data1 = data.to;
if(typeof data1 === "string"){
if(!(formats0.test(data1))){
const err2 = {instancePath:instancePath+"/to",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/to",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.isCurrent !== undefined){
if(typeof data.isCurrent !== "boolean"){
const err4 = {instancePath:instancePath+"/isCurrent",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
else {
const err5 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate10.errors = vErrors;
return errors === 0;
}


function validate9(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.school !== undefined){
if(typeof data.school !== "string"){
const err0 = {instancePath:instancePath+"/school",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.schoolSocialUrl !== undefined){
if(typeof data.schoolSocialUrl !== "string"){
const err1 = {instancePath:instancePath+"/schoolSocialUrl",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.degreeLevel !== undefined){
if(typeof data.degreeLevel !== "string"){
const err2 = {instancePath:instancePath+"/degreeLevel",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.degrees !== undefined){
let data3 = data.degrees;
if(Array.isArray(data3)){
const len0 = data3.length;
const most0 = errors + 50;
for(let i0=0; i0<len0; i0++){
if(errors >= most0)break;
if(typeof data3[i0] !== "string"){
const err3 = {instancePath:instancePath+"/degrees/" + i0,keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
else {
const err4 = {instancePath:instancePath+"/degrees",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.fieldOfStudy !== undefined){
if(typeof data.fieldOfStudy !== "string"){
const err5 = {instancePath:instancePath+"/fieldOfStudy",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.majors !== undefined){
let data6 = data.majors;
if(Array.isArray(data6)){
const len1 = data6.length;
const most1 = errors + 50;
for(let i1=0; i1<len1; i1++){
if(errors >= most1)break;
if(typeof data6[i1] !== "string"){
const err6 = {instancePath:instancePath+"/majors/" + i1,keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
else {
const err7 = {instancePath:instancePath+"/majors",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.minors !== undefined){
let data8 = data.minors;
if(Array.isArray(data8)){
const len2 = data8.length;
const most2 = errors + 50;
for(let i2=0; i2<len2; i2++){
if(errors >= most2)break;
if(typeof data8[i2] !== "string"){
const err8 = {instancePath:instancePath+"/minors/" + i2,keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
else {
const err9 = {instancePath:instancePath+"/minors",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.period !== undefined){
if(!(validate10(data.period, {instancePath:instancePath+"/period",parentData:data,parentDataProperty:"period",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate10.errors : vErrors.concat(validate10.errors);
errors = vErrors.length;
}
}
}
else {
const err10 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
validate9.errors = vErrors;
return errors === 0;
}

const schema8 = {"type":"object","properties":{"title":{"type":"string"},"company":{"type":"string"},"from":{"type":"string","format":"date-time"},"to":{"type":"string","format":"date-time"},"isCurrent":{"type":"boolean"},"location":{"$ref":"Location"},"employmentType":{"type":"string"},"description":{"type":"string"}}};

function validate13(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.title !== undefined){
if(typeof data.title !== "string"){
const err0 = {instancePath:instancePath+"/title",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.company !== undefined){
if(typeof data.company !== "string"){
const err1 = {instancePath:instancePath+"/company",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.from !== undefined){
let data2 = data.from;
if(typeof data2 === "string"){
if(!(formats0.test(data2))){
const err2 = {instancePath:instancePath+"/from",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/from",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.to !== undefined){
let data3 = data.to;
if(typeof data3 === "string"){
if(!(formats0.test(data3))){
const err4 = {instancePath:instancePath+"/to",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/to",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.isCurrent !== undefined){
if(typeof data.isCurrent !== "boolean"){
const err6 = {instancePath:instancePath+"/isCurrent",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.location !== undefined){
if(!(validate5(data.location, {instancePath:instancePath+"/location",parentData:data,parentDataProperty:"location",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate5.errors : vErrors.concat(validate5.errors);
errors = vErrors.length;
}
}
if(data.employmentType !== undefined){
if(typeof data.employmentType !== "string"){
const err7 = {instancePath:instancePath+"/employmentType",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.description !== undefined){
if(typeof data.description !== "string"){
const err8 = {instancePath:instancePath+"/description",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
else {
const err9 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
validate13.errors = vErrors;
return errors === 0;
}

const schema9 = {"type":"object","properties":{"value":{"type":"string"},"level":{"type":"number"},"note":{"type":"string"}}};

function validate16(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.value !== undefined){
if(typeof data.value !== "string"){
const err0 = {instancePath:instancePath+"/value",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.level !== undefined){
let data1 = data.level;
if(!((typeof data1 == "number") && (isFinite(data1)))){
const err1 = {instancePath:instancePath+"/level",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.note !== undefined){
if(typeof data.note !== "string"){
const err2 = {instancePath:instancePath+"/note",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
else {
const err3 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate16.errors = vErrors;
return errors === 0;
}

const schema10 = {"type":"object","properties":{"roleTitle":{"type":"string"},"organization":{"$ref":"Organization"},"cause":{"type":"string"},"description":{"type":"string"},"location":{"$ref":"Location"},"period":{"$ref":"Period"}}};
const schema11 = {"type":"object","properties":{"name":{"type":"string"},"socialUrl":{"type":"string"},"companyWebsite":{"type":"string"},"employeeCountRange":{"type":"string"}}};

function validate19(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name !== undefined){
if(typeof data.name !== "string"){
const err0 = {instancePath:instancePath+"/name",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.socialUrl !== undefined){
if(typeof data.socialUrl !== "string"){
const err1 = {instancePath:instancePath+"/socialUrl",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.companyWebsite !== undefined){
if(typeof data.companyWebsite !== "string"){
const err2 = {instancePath:instancePath+"/companyWebsite",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.employeeCountRange !== undefined){
if(typeof data.employeeCountRange !== "string"){
const err3 = {instancePath:instancePath+"/employeeCountRange",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
else {
const err4 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate19.errors = vErrors;
return errors === 0;
}


function validate18(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.roleTitle !== undefined){
if(typeof data.roleTitle !== "string"){
const err0 = {instancePath:instancePath+"/roleTitle",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.organization !== undefined){
if(!(validate19(data.organization, {instancePath:instancePath+"/organization",parentData:data,parentDataProperty:"organization",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate19.errors : vErrors.concat(validate19.errors);
errors = vErrors.length;
}
}
if(data.cause !== undefined){
if(typeof data.cause !== "string"){
const err1 = {instancePath:instancePath+"/cause",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.description !== undefined){
if(typeof data.description !== "string"){
const err2 = {instancePath:instancePath+"/description",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.location !== undefined){
if(!(validate5(data.location, {instancePath:instancePath+"/location",parentData:data,parentDataProperty:"location",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate5.errors : vErrors.concat(validate5.errors);
errors = vErrors.length;
}
}
if(data.period !== undefined){
if(!(validate10(data.period, {instancePath:instancePath+"/period",parentData:data,parentDataProperty:"period",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate10.errors : vErrors.concat(validate10.errors);
errors = vErrors.length;
}
}
}
else {
const err3 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate18.errors = vErrors;
return errors === 0;
}

const schema12 = {"type":"object","properties":{"value":{"type":"string"},"type":{"type":"string"},"issuer":{"type":"string"},"description":{"type":"string"},"date":{"type":"string","format":"date-time"},"organization":{"$ref":"Organization"}}};

function validate24(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.value !== undefined){
if(typeof data.value !== "string"){
const err0 = {instancePath:instancePath+"/value",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.type !== undefined){
if(typeof data.type !== "string"){
const err1 = {instancePath:instancePath+"/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.issuer !== undefined){
if(typeof data.issuer !== "string"){
const err2 = {instancePath:instancePath+"/issuer",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.description !== undefined){
if(typeof data.description !== "string"){
const err3 = {instancePath:instancePath+"/description",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.date !== undefined){
let data4 = data.date;
if(typeof data4 === "string"){
if(!(formats0.test(data4))){
const err4 = {instancePath:instancePath+"/date",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/date",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.organization !== undefined){
if(!(validate19(data.organization, {instancePath:instancePath+"/organization",parentData:data,parentDataProperty:"organization",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate19.errors : vErrors.concat(validate19.errors);
errors = vErrors.length;
}
}
}
else {
const err6 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
validate24.errors = vErrors;
return errors === 0;
}


function validate4(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.contactId === undefined){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "contactId"},message:"must have required property '"+"contactId"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.id !== undefined){
if(typeof data.id !== "string"){
const err2 = {instancePath:instancePath+"/id",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.contactId !== undefined){
if(typeof data.contactId !== "string"){
const err3 = {instancePath:instancePath+"/contactId",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.email !== undefined){
if(typeof data.email !== "string"){
const err4 = {instancePath:instancePath+"/email",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.phone !== undefined){
if(typeof data.phone !== "string"){
const err5 = {instancePath:instancePath+"/phone",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.firstName !== undefined){
if(typeof data.firstName !== "string"){
const err6 = {instancePath:instancePath+"/firstName",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.middleName !== undefined){
if(typeof data.middleName !== "string"){
const err7 = {instancePath:instancePath+"/middleName",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.lastName !== undefined){
if(typeof data.lastName !== "string"){
const err8 = {instancePath:instancePath+"/lastName",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.workEmail !== undefined){
if(typeof data.workEmail !== "string"){
const err9 = {instancePath:instancePath+"/workEmail",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.privateEmail !== undefined){
if(typeof data.privateEmail !== "string"){
const err10 = {instancePath:instancePath+"/privateEmail",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.otherEmails !== undefined){
let data9 = data.otherEmails;
if(Array.isArray(data9)){
const len0 = data9.length;
const most3 = errors + 50;
for(let i0=0; i0<len0; i0++){
if(errors >= most3)break;
if(typeof data9[i0] !== "string"){
const err11 = {instancePath:instancePath+"/otherEmails/" + i0,keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
else {
const err12 = {instancePath:instancePath+"/otherEmails",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.workPhone !== undefined){
if(typeof data.workPhone !== "string"){
const err13 = {instancePath:instancePath+"/workPhone",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.privatePhone !== undefined){
if(typeof data.privatePhone !== "string"){
const err14 = {instancePath:instancePath+"/privatePhone",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.workMobilePhone !== undefined){
if(typeof data.workMobilePhone !== "string"){
const err15 = {instancePath:instancePath+"/workMobilePhone",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.privateMobilePhone !== undefined){
if(typeof data.privateMobilePhone !== "string"){
const err16 = {instancePath:instancePath+"/privateMobilePhone",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.otherPhones !== undefined){
let data15 = data.otherPhones;
if(Array.isArray(data15)){
const len1 = data15.length;
const most4 = errors + 50;
for(let i1=0; i1<len1; i1++){
if(errors >= most4)break;
if(typeof data15[i1] !== "string"){
const err17 = {instancePath:instancePath+"/otherPhones/" + i1,keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
}
else {
const err18 = {instancePath:instancePath+"/otherPhones",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.otherMobilePhones !== undefined){
let data17 = data.otherMobilePhones;
if(Array.isArray(data17)){
const len2 = data17.length;
const most5 = errors + 50;
for(let i2=0; i2<len2; i2++){
if(errors >= most5)break;
if(typeof data17[i2] !== "string"){
const err19 = {instancePath:instancePath+"/otherMobilePhones/" + i2,keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
}
else {
const err20 = {instancePath:instancePath+"/otherMobilePhones",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.socialUrls !== undefined){
let data19 = data.socialUrls;
if(Array.isArray(data19)){
const len3 = data19.length;
const most6 = errors + 50;
for(let i3=0; i3<len3; i3++){
if(errors >= most6)break;
if(typeof data19[i3] !== "string"){
const err21 = {instancePath:instancePath+"/socialUrls/" + i3,keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
}
else {
const err22 = {instancePath:instancePath+"/socialUrls",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data.currentTitle !== undefined){
if(typeof data.currentTitle !== "string"){
const err23 = {instancePath:instancePath+"/currentTitle",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data.currentCompany !== undefined){
if(typeof data.currentCompany !== "string"){
const err24 = {instancePath:instancePath+"/currentCompany",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data.currentCompanyFrom !== undefined){
let data23 = data.currentCompanyFrom;
if(typeof data23 === "string"){
if(!(formats0.test(data23))){
const err25 = {instancePath:instancePath+"/currentCompanyFrom",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
else {
const err26 = {instancePath:instancePath+"/currentCompanyFrom",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data.currentCompanyTo !== undefined){
let data24 = data.currentCompanyTo;
if(typeof data24 === "string"){
if(!(formats0.test(data24))){
const err27 = {instancePath:instancePath+"/currentCompanyTo",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
else {
const err28 = {instancePath:instancePath+"/currentCompanyTo",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data.currentCompanyTenureYears !== undefined){
let data25 = data.currentCompanyTenureYears;
if(!((typeof data25 == "number") && (isFinite(data25)))){
const err29 = {instancePath:instancePath+"/currentCompanyTenureYears",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data.currentCompanyUrl !== undefined){
if(typeof data.currentCompanyUrl !== "string"){
const err30 = {instancePath:instancePath+"/currentCompanyUrl",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(data.currentCompanySocialUrl !== undefined){
if(typeof data.currentCompanySocialUrl !== "string"){
const err31 = {instancePath:instancePath+"/currentCompanySocialUrl",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(data.currentCompanyProfile !== undefined){
let data28 = data.currentCompanyProfile;
if(!(data28 && typeof data28 == "object" && !Array.isArray(data28))){
const err32 = {instancePath:instancePath+"/currentCompanyProfile",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
if(data.location !== undefined){
if(!(validate5(data.location, {instancePath:instancePath+"/location",parentData:data,parentDataProperty:"location",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate5.errors : vErrors.concat(validate5.errors);
errors = vErrors.length;
}
}
if(data.industry !== undefined){
if(typeof data.industry !== "string"){
const err33 = {instancePath:instancePath+"/industry",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
if(data.headline !== undefined){
if(typeof data.headline !== "string"){
const err34 = {instancePath:instancePath+"/headline",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
if(data.summary !== undefined){
if(typeof data.summary !== "string"){
const err35 = {instancePath:instancePath+"/summary",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
if(data.openProfile !== undefined){
if(typeof data.openProfile !== "boolean"){
const err36 = {instancePath:instancePath+"/openProfile",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
if(data.openToWork !== undefined){
if(typeof data.openToWork !== "boolean"){
const err37 = {instancePath:instancePath+"/openToWork",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
if(data.skills !== undefined){
let data35 = data.skills;
if(Array.isArray(data35)){
const len4 = data35.length;
const most7 = errors + 50;
for(let i4=0; i4<len4; i4++){
if(errors >= most7)break;
if(!(validate7(data35[i4], {instancePath:instancePath+"/skills/" + i4,parentData:data35,parentDataProperty:i4,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate7.errors : vErrors.concat(validate7.errors);
errors = vErrors.length;
}
}
}
else {
const err38 = {instancePath:instancePath+"/skills",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
if(data.education !== undefined){
let data37 = data.education;
if(Array.isArray(data37)){
const len5 = data37.length;
const most8 = errors + 50;
for(let i5=0; i5<len5; i5++){
if(errors >= most8)break;
if(!(validate9(data37[i5], {instancePath:instancePath+"/education/" + i5,parentData:data37,parentDataProperty:i5,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate9.errors : vErrors.concat(validate9.errors);
errors = vErrors.length;
}
}
}
else {
const err39 = {instancePath:instancePath+"/education",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
if(data.experiences !== undefined){
let data39 = data.experiences;
if(Array.isArray(data39)){
const len6 = data39.length;
const most9 = errors + 50;
for(let i6=0; i6<len6; i6++){
if(errors >= most9)break;
if(!(validate13(data39[i6], {instancePath:instancePath+"/experiences/" + i6,parentData:data39,parentDataProperty:i6,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate13.errors : vErrors.concat(validate13.errors);
errors = vErrors.length;
}
}
}
else {
const err40 = {instancePath:instancePath+"/experiences",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
if(data.languages !== undefined){
let data41 = data.languages;
if(Array.isArray(data41)){
const len7 = data41.length;
const most10 = errors + 50;
for(let i7=0; i7<len7; i7++){
if(errors >= most10)break;
if(!(validate16(data41[i7], {instancePath:instancePath+"/languages/" + i7,parentData:data41,parentDataProperty:i7,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate16.errors : vErrors.concat(validate16.errors);
errors = vErrors.length;
}
}
}
else {
const err41 = {instancePath:instancePath+"/languages",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
if(data.volunteering !== undefined){
let data43 = data.volunteering;
if(Array.isArray(data43)){
const len8 = data43.length;
const most11 = errors + 50;
for(let i8=0; i8<len8; i8++){
if(errors >= most11)break;
if(!(validate18(data43[i8], {instancePath:instancePath+"/volunteering/" + i8,parentData:data43,parentDataProperty:i8,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate18.errors : vErrors.concat(validate18.errors);
errors = vErrors.length;
}
}
}
else {
const err42 = {instancePath:instancePath+"/volunteering",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
if(data.accomplishments !== undefined){
let data45 = data.accomplishments;
if(Array.isArray(data45)){
const len9 = data45.length;
const most12 = errors + 50;
for(let i9=0; i9<len9; i9++){
if(errors >= most12)break;
if(!(validate24(data45[i9], {instancePath:instancePath+"/accomplishments/" + i9,parentData:data45,parentDataProperty:i9,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
}
}
else {
const err43 = {instancePath:instancePath+"/accomplishments",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
if(data.createdAt !== undefined){
let data47 = data.createdAt;
if(typeof data47 === "string"){
if(!(formats0.test(data47))){
const err44 = {instancePath:instancePath+"/createdAt",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
else {
const err45 = {instancePath:instancePath+"/createdAt",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
if(data.updatedAt !== undefined){
let data48 = data.updatedAt;
if(typeof data48 === "string"){
if(!(formats0.test(data48))){
const err46 = {instancePath:instancePath+"/updatedAt",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
}
else {
const err47 = {instancePath:instancePath+"/updatedAt",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
}
}
else {
const err48 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
validate4.errors = vErrors;
return errors === 0;
}

const schema13 = {"type":"object","required":["rankingScope","appliedTiers","usedRequiredOnlyFallback"],"properties":{"rankingScope":{"type":"string"},"appliedTiers":{"type":"array","items":{"type":"string"}},"usedRequiredOnlyFallback":{"type":"boolean"}}};

function validate28(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.rankingScope === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "rankingScope"},message:"must have required property '"+"rankingScope"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.appliedTiers === undefined){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "appliedTiers"},message:"must have required property '"+"appliedTiers"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.usedRequiredOnlyFallback === undefined){
const err2 = {instancePath,keyword:"required",params:{missingProperty: "usedRequiredOnlyFallback"},message:"must have required property '"+"usedRequiredOnlyFallback"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.rankingScope !== undefined){
if(typeof data.rankingScope !== "string"){
const err3 = {instancePath:instancePath+"/rankingScope",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.appliedTiers !== undefined){
let data1 = data.appliedTiers;
if(Array.isArray(data1)){
const len0 = data1.length;
const most13 = errors + 50;
for(let i0=0; i0<len0; i0++){
if(errors >= most13)break;
if(typeof data1[i0] !== "string"){
const err4 = {instancePath:instancePath+"/appliedTiers/" + i0,keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
else {
const err5 = {instancePath:instancePath+"/appliedTiers",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.usedRequiredOnlyFallback !== undefined){
if(typeof data.usedRequiredOnlyFallback !== "boolean"){
const err6 = {instancePath:instancePath+"/usedRequiredOnlyFallback",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
else {
const err7 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate28.errors = vErrors;
return errors === 0;
}


function validate3(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.items === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "items"},message:"must have required property '"+"items"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.count === undefined){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "count"},message:"must have required property '"+"count"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.nextCursor === undefined){
const err2 = {instancePath,keyword:"required",params:{missingProperty: "nextCursor"},message:"must have required property '"+"nextCursor"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.searchStrategy === undefined){
const err3 = {instancePath,keyword:"required",params:{missingProperty: "searchStrategy"},message:"must have required property '"+"searchStrategy"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.items !== undefined){
let data0 = data.items;
if(Array.isArray(data0)){
if(data0.length > 20){
const err4 = {instancePath:instancePath+"/items",keyword:"maxItems",params:{limit: 20},message:"must NOT have more than 20 items"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
const len0 = data0.length;
const most14 = errors + 50;
for(let i0=0; i0<len0; i0++){
if(errors >= most14)break;
if(!(validate4(data0[i0], {instancePath:instancePath+"/items/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate4.errors : vErrors.concat(validate4.errors);
errors = vErrors.length;
}
}
}
else {
const err5 = {instancePath:instancePath+"/items",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.count !== undefined){
let data2 = data.count;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err6 = {instancePath:instancePath+"/count",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 0 || isNaN(data2)){
const err7 = {instancePath:instancePath+"/count",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
if(data.nextCursor !== undefined){
let data3 = data.nextCursor;
if((typeof data3 !== "string") && (data3 !== null)){
const err8 = {instancePath:instancePath+"/nextCursor",keyword:"type",params:{type: schema2.properties.nextCursor.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(typeof data3 === "string"){
if(func0(data3) > 512){
const err9 = {instancePath:instancePath+"/nextCursor",keyword:"maxLength",params:{limit: 512},message:"must NOT have more than 512 characters"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(func0(data3) < 1){
const err10 = {instancePath:instancePath+"/nextCursor",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
}
if(data.totalResults !== undefined){
let data4 = data.totalResults;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err11 = {instancePath:instancePath+"/totalResults",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 < 0 || isNaN(data4)){
const err12 = {instancePath:instancePath+"/totalResults",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
if(data.searchStrategy !== undefined){
if(!(validate28(data.searchStrategy, {instancePath:instancePath+"/searchStrategy",parentData:data,parentDataProperty:"searchStrategy",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate28.errors : vErrors.concat(validate28.errors);
errors = vErrors.length;
}
}
}
else {
const err13 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
validate3.errors = vErrors;
return errors === 0;
}

const ContactPage = validate30;
const schema14 = {"type":"object","required":["items","page","limit","nextCursor","total"],"properties":{"items":{"type":"array","maxItems":100,"items":{"$ref":"Contact"}},"page":{"type":"integer","minimum":1},"limit":{"type":"integer","minimum":1},"nextCursor":{"type":["string","null"],"minLength":1,"maxLength":512},"total":{"type":["integer","null"],"minimum":0}}};
const schema15 = {"type":"object","required":["id"],"properties":{"id":{"type":"string"},"createdAt":{"type":"string","format":"date-time"},"updatedAt":{"type":"string","format":"date-time"},"firstName":{"type":"string"},"middleName":{"type":"string"},"lastName":{"type":"string"},"workEmail":{"type":"string"},"privateEmail":{"type":"string"},"otherEmails":{"type":"array","items":{"type":"string"}},"workPhone":{"type":"string"},"privatePhone":{"type":"string"},"workMobilePhone":{"type":"string"},"privateMobilePhone":{"type":"string"},"otherPhones":{"type":"array","items":{"type":"string"}},"otherMobilePhones":{"type":"array","items":{"type":"string"}},"socialUrls":{"type":"array","items":{"type":"string"}},"currentTitle":{"type":"string"},"currentCompany":{"type":"string"},"currentCompanyFrom":{"type":"string","format":"date-time"},"currentCompanyTo":{"type":"string","format":"date-time"},"currentCompanyTenureYears":{"type":"number"},"currentCompanyUrl":{"type":"string"},"currentCompanySocialUrl":{"type":"string"},"location":{"$ref":"Location"},"industry":{"type":"string"},"seniority":{"type":"string"},"managementLevel":{"type":"string"},"previousTitle":{"type":"string"},"previousCompany":{"type":"string"},"previousCompanySocialUrl":{"type":"string"},"headline":{"type":"string"},"summary":{"type":"string"},"openProfile":{"type":"boolean"},"openToWork":{"type":"boolean"},"connectionLevels":{"type":"array","items":{"$ref":"ConnectionLevel"}},"currentCampaign":{"$ref":"CurrentCampaign"},"tags":{"type":"array","items":{"$ref":"ContactTag"}},"skills":{"type":"array","items":{"$ref":"Skill"}},"education":{"type":"array","items":{"$ref":"Education"}},"experiences":{"type":"array","items":{"$ref":"Experience"}},"languages":{"type":"array","items":{"$ref":"Language"}},"volunteering":{"type":"array","items":{"$ref":"Volunteering"}},"accomplishments":{"type":"array","items":{"$ref":"Accomplishment"}},"customFieldList":{"type":"array","items":{"$ref":"CustomField"}},"source":{"type":"string"},"sourceType":{"type":"string"},"unsubscribed":{"type":"boolean"}}};
const schema18 = {"type":"object","properties":{"campaignId":{"type":"string"},"stagePositionCode":{"type":"string"}}};
const schema16 = {"type":"object","properties":{"serviceUser":{"$ref":"ServiceUser"},"connectionLevel":{"type":"string"}}};
const schema17 = {"type":"object","properties":{"id":{"type":"string"},"firstName":{"type":"string"},"lastName":{"type":"string"}}};

function validate34(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id !== undefined){
if(typeof data.id !== "string"){
const err0 = {instancePath:instancePath+"/id",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.firstName !== undefined){
if(typeof data.firstName !== "string"){
const err1 = {instancePath:instancePath+"/firstName",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.lastName !== undefined){
if(typeof data.lastName !== "string"){
const err2 = {instancePath:instancePath+"/lastName",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
else {
const err3 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate34.errors = vErrors;
return errors === 0;
}


function validate33(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.serviceUser !== undefined){
if(!(validate34(data.serviceUser, {instancePath:instancePath+"/serviceUser",parentData:data,parentDataProperty:"serviceUser",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate34.errors : vErrors.concat(validate34.errors);
errors = vErrors.length;
}
}
if(data.connectionLevel !== undefined){
if(typeof data.connectionLevel !== "string"){
const err0 = {instancePath:instancePath+"/connectionLevel",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
}
else {
const err1 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate33.errors = vErrors;
return errors === 0;
}

const schema19 = {"type":"object","properties":{"_id":{"type":"string"},"value":{"type":"string"},"iconName":{"type":"string"},"color":{"type":"string"}}};

function validate37(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data._id !== undefined){
if(typeof data._id !== "string"){
const err0 = {instancePath:instancePath+"/_id",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.value !== undefined){
if(typeof data.value !== "string"){
const err1 = {instancePath:instancePath+"/value",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.iconName !== undefined){
if(typeof data.iconName !== "string"){
const err2 = {instancePath:instancePath+"/iconName",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.color !== undefined){
if(typeof data.color !== "string"){
const err3 = {instancePath:instancePath+"/color",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
else {
const err4 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate37.errors = vErrors;
return errors === 0;
}

const schema20 = {"type":"object","properties":{"_id":{"type":"string"},"fieldName":{"type":"string"},"value":{"type":"string"}}};

function validate45(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data._id !== undefined){
if(typeof data._id !== "string"){
const err0 = {instancePath:instancePath+"/_id",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.fieldName !== undefined){
if(typeof data.fieldName !== "string"){
const err1 = {instancePath:instancePath+"/fieldName",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.value !== undefined){
if(typeof data.value !== "string"){
const err2 = {instancePath:instancePath+"/value",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
else {
const err3 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate45.errors = vErrors;
return errors === 0;
}


function validate31(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.id !== undefined){
if(typeof data.id !== "string"){
const err1 = {instancePath:instancePath+"/id",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.createdAt !== undefined){
let data1 = data.createdAt;
if(typeof data1 === "string"){
if(!(formats0.test(data1))){
const err2 = {instancePath:instancePath+"/createdAt",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/createdAt",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.updatedAt !== undefined){
let data2 = data.updatedAt;
if(typeof data2 === "string"){
if(!(formats0.test(data2))){
const err4 = {instancePath:instancePath+"/updatedAt",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/updatedAt",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.firstName !== undefined){
if(typeof data.firstName !== "string"){
const err6 = {instancePath:instancePath+"/firstName",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.middleName !== undefined){
if(typeof data.middleName !== "string"){
const err7 = {instancePath:instancePath+"/middleName",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.lastName !== undefined){
if(typeof data.lastName !== "string"){
const err8 = {instancePath:instancePath+"/lastName",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.workEmail !== undefined){
if(typeof data.workEmail !== "string"){
const err9 = {instancePath:instancePath+"/workEmail",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.privateEmail !== undefined){
if(typeof data.privateEmail !== "string"){
const err10 = {instancePath:instancePath+"/privateEmail",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.otherEmails !== undefined){
let data8 = data.otherEmails;
if(Array.isArray(data8)){
const len0 = data8.length;
const most15 = errors + 50;
for(let i0=0; i0<len0; i0++){
if(errors >= most15)break;
if(typeof data8[i0] !== "string"){
const err11 = {instancePath:instancePath+"/otherEmails/" + i0,keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
else {
const err12 = {instancePath:instancePath+"/otherEmails",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.workPhone !== undefined){
if(typeof data.workPhone !== "string"){
const err13 = {instancePath:instancePath+"/workPhone",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.privatePhone !== undefined){
if(typeof data.privatePhone !== "string"){
const err14 = {instancePath:instancePath+"/privatePhone",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.workMobilePhone !== undefined){
if(typeof data.workMobilePhone !== "string"){
const err15 = {instancePath:instancePath+"/workMobilePhone",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.privateMobilePhone !== undefined){
if(typeof data.privateMobilePhone !== "string"){
const err16 = {instancePath:instancePath+"/privateMobilePhone",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.otherPhones !== undefined){
let data14 = data.otherPhones;
if(Array.isArray(data14)){
const len1 = data14.length;
const most16 = errors + 50;
for(let i1=0; i1<len1; i1++){
if(errors >= most16)break;
if(typeof data14[i1] !== "string"){
const err17 = {instancePath:instancePath+"/otherPhones/" + i1,keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
}
else {
const err18 = {instancePath:instancePath+"/otherPhones",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.otherMobilePhones !== undefined){
let data16 = data.otherMobilePhones;
if(Array.isArray(data16)){
const len2 = data16.length;
const most17 = errors + 50;
for(let i2=0; i2<len2; i2++){
if(errors >= most17)break;
if(typeof data16[i2] !== "string"){
const err19 = {instancePath:instancePath+"/otherMobilePhones/" + i2,keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
}
else {
const err20 = {instancePath:instancePath+"/otherMobilePhones",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.socialUrls !== undefined){
let data18 = data.socialUrls;
if(Array.isArray(data18)){
const len3 = data18.length;
const most18 = errors + 50;
for(let i3=0; i3<len3; i3++){
if(errors >= most18)break;
if(typeof data18[i3] !== "string"){
const err21 = {instancePath:instancePath+"/socialUrls/" + i3,keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
}
else {
const err22 = {instancePath:instancePath+"/socialUrls",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data.currentTitle !== undefined){
if(typeof data.currentTitle !== "string"){
const err23 = {instancePath:instancePath+"/currentTitle",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data.currentCompany !== undefined){
if(typeof data.currentCompany !== "string"){
const err24 = {instancePath:instancePath+"/currentCompany",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data.currentCompanyFrom !== undefined){
let data22 = data.currentCompanyFrom;
if(typeof data22 === "string"){
if(!(formats0.test(data22))){
const err25 = {instancePath:instancePath+"/currentCompanyFrom",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
else {
const err26 = {instancePath:instancePath+"/currentCompanyFrom",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data.currentCompanyTo !== undefined){
let data23 = data.currentCompanyTo;
if(typeof data23 === "string"){
if(!(formats0.test(data23))){
const err27 = {instancePath:instancePath+"/currentCompanyTo",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
else {
const err28 = {instancePath:instancePath+"/currentCompanyTo",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data.currentCompanyTenureYears !== undefined){
let data24 = data.currentCompanyTenureYears;
if(!((typeof data24 == "number") && (isFinite(data24)))){
const err29 = {instancePath:instancePath+"/currentCompanyTenureYears",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data.currentCompanyUrl !== undefined){
if(typeof data.currentCompanyUrl !== "string"){
const err30 = {instancePath:instancePath+"/currentCompanyUrl",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(data.currentCompanySocialUrl !== undefined){
if(typeof data.currentCompanySocialUrl !== "string"){
const err31 = {instancePath:instancePath+"/currentCompanySocialUrl",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(data.location !== undefined){
if(!(validate5(data.location, {instancePath:instancePath+"/location",parentData:data,parentDataProperty:"location",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate5.errors : vErrors.concat(validate5.errors);
errors = vErrors.length;
}
}
if(data.industry !== undefined){
if(typeof data.industry !== "string"){
const err32 = {instancePath:instancePath+"/industry",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
if(data.seniority !== undefined){
if(typeof data.seniority !== "string"){
const err33 = {instancePath:instancePath+"/seniority",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
if(data.managementLevel !== undefined){
if(typeof data.managementLevel !== "string"){
const err34 = {instancePath:instancePath+"/managementLevel",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
if(data.previousTitle !== undefined){
if(typeof data.previousTitle !== "string"){
const err35 = {instancePath:instancePath+"/previousTitle",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
if(data.previousCompany !== undefined){
if(typeof data.previousCompany !== "string"){
const err36 = {instancePath:instancePath+"/previousCompany",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
if(data.previousCompanySocialUrl !== undefined){
if(typeof data.previousCompanySocialUrl !== "string"){
const err37 = {instancePath:instancePath+"/previousCompanySocialUrl",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
if(data.headline !== undefined){
if(typeof data.headline !== "string"){
const err38 = {instancePath:instancePath+"/headline",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
if(data.summary !== undefined){
if(typeof data.summary !== "string"){
const err39 = {instancePath:instancePath+"/summary",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
if(data.openProfile !== undefined){
if(typeof data.openProfile !== "boolean"){
const err40 = {instancePath:instancePath+"/openProfile",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
if(data.openToWork !== undefined){
if(typeof data.openToWork !== "boolean"){
const err41 = {instancePath:instancePath+"/openToWork",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
if(data.connectionLevels !== undefined){
let data38 = data.connectionLevels;
if(Array.isArray(data38)){
const len4 = data38.length;
const most19 = errors + 50;
for(let i4=0; i4<len4; i4++){
if(errors >= most19)break;
if(!(validate33(data38[i4], {instancePath:instancePath+"/connectionLevels/" + i4,parentData:data38,parentDataProperty:i4,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate33.errors : vErrors.concat(validate33.errors);
errors = vErrors.length;
}
}
}
else {
const err42 = {instancePath:instancePath+"/connectionLevels",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
if(data.currentCampaign !== undefined){
let data40 = data.currentCampaign;
if(data40 && typeof data40 == "object" && !Array.isArray(data40)){
if(data40.campaignId !== undefined){
if(typeof data40.campaignId !== "string"){
const err43 = {instancePath:instancePath+"/currentCampaign/campaignId",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
if(data40.stagePositionCode !== undefined){
if(typeof data40.stagePositionCode !== "string"){
const err44 = {instancePath:instancePath+"/currentCampaign/stagePositionCode",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
}
else {
const err45 = {instancePath:instancePath+"/currentCampaign",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
if(data.tags !== undefined){
let data43 = data.tags;
if(Array.isArray(data43)){
const len5 = data43.length;
const most20 = errors + 50;
for(let i5=0; i5<len5; i5++){
if(errors >= most20)break;
if(!(validate37(data43[i5], {instancePath:instancePath+"/tags/" + i5,parentData:data43,parentDataProperty:i5,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate37.errors : vErrors.concat(validate37.errors);
errors = vErrors.length;
}
}
}
else {
const err46 = {instancePath:instancePath+"/tags",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
}
if(data.skills !== undefined){
let data45 = data.skills;
if(Array.isArray(data45)){
const len6 = data45.length;
const most21 = errors + 50;
for(let i6=0; i6<len6; i6++){
if(errors >= most21)break;
if(!(validate7(data45[i6], {instancePath:instancePath+"/skills/" + i6,parentData:data45,parentDataProperty:i6,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate7.errors : vErrors.concat(validate7.errors);
errors = vErrors.length;
}
}
}
else {
const err47 = {instancePath:instancePath+"/skills",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
}
if(data.education !== undefined){
let data47 = data.education;
if(Array.isArray(data47)){
const len7 = data47.length;
const most22 = errors + 50;
for(let i7=0; i7<len7; i7++){
if(errors >= most22)break;
if(!(validate9(data47[i7], {instancePath:instancePath+"/education/" + i7,parentData:data47,parentDataProperty:i7,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate9.errors : vErrors.concat(validate9.errors);
errors = vErrors.length;
}
}
}
else {
const err48 = {instancePath:instancePath+"/education",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
}
if(data.experiences !== undefined){
let data49 = data.experiences;
if(Array.isArray(data49)){
const len8 = data49.length;
const most23 = errors + 50;
for(let i8=0; i8<len8; i8++){
if(errors >= most23)break;
if(!(validate13(data49[i8], {instancePath:instancePath+"/experiences/" + i8,parentData:data49,parentDataProperty:i8,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate13.errors : vErrors.concat(validate13.errors);
errors = vErrors.length;
}
}
}
else {
const err49 = {instancePath:instancePath+"/experiences",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
}
if(data.languages !== undefined){
let data51 = data.languages;
if(Array.isArray(data51)){
const len9 = data51.length;
const most24 = errors + 50;
for(let i9=0; i9<len9; i9++){
if(errors >= most24)break;
if(!(validate16(data51[i9], {instancePath:instancePath+"/languages/" + i9,parentData:data51,parentDataProperty:i9,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate16.errors : vErrors.concat(validate16.errors);
errors = vErrors.length;
}
}
}
else {
const err50 = {instancePath:instancePath+"/languages",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
}
if(data.volunteering !== undefined){
let data53 = data.volunteering;
if(Array.isArray(data53)){
const len10 = data53.length;
const most25 = errors + 50;
for(let i10=0; i10<len10; i10++){
if(errors >= most25)break;
if(!(validate18(data53[i10], {instancePath:instancePath+"/volunteering/" + i10,parentData:data53,parentDataProperty:i10,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate18.errors : vErrors.concat(validate18.errors);
errors = vErrors.length;
}
}
}
else {
const err51 = {instancePath:instancePath+"/volunteering",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
}
if(data.accomplishments !== undefined){
let data55 = data.accomplishments;
if(Array.isArray(data55)){
const len11 = data55.length;
const most26 = errors + 50;
for(let i11=0; i11<len11; i11++){
if(errors >= most26)break;
if(!(validate24(data55[i11], {instancePath:instancePath+"/accomplishments/" + i11,parentData:data55,parentDataProperty:i11,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
}
}
else {
const err52 = {instancePath:instancePath+"/accomplishments",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
}
if(data.customFieldList !== undefined){
let data57 = data.customFieldList;
if(Array.isArray(data57)){
const len12 = data57.length;
const most27 = errors + 50;
for(let i12=0; i12<len12; i12++){
if(errors >= most27)break;
if(!(validate45(data57[i12], {instancePath:instancePath+"/customFieldList/" + i12,parentData:data57,parentDataProperty:i12,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate45.errors : vErrors.concat(validate45.errors);
errors = vErrors.length;
}
}
}
else {
const err53 = {instancePath:instancePath+"/customFieldList",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
}
if(data.source !== undefined){
if(typeof data.source !== "string"){
const err54 = {instancePath:instancePath+"/source",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
}
if(data.sourceType !== undefined){
if(typeof data.sourceType !== "string"){
const err55 = {instancePath:instancePath+"/sourceType",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
}
if(data.unsubscribed !== undefined){
if(typeof data.unsubscribed !== "boolean"){
const err56 = {instancePath:instancePath+"/unsubscribed",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
}
}
else {
const err57 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
validate31.errors = vErrors;
return errors === 0;
}


function validate30(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.items === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "items"},message:"must have required property '"+"items"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.page === undefined){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "page"},message:"must have required property '"+"page"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.limit === undefined){
const err2 = {instancePath,keyword:"required",params:{missingProperty: "limit"},message:"must have required property '"+"limit"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.nextCursor === undefined){
const err3 = {instancePath,keyword:"required",params:{missingProperty: "nextCursor"},message:"must have required property '"+"nextCursor"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.total === undefined){
const err4 = {instancePath,keyword:"required",params:{missingProperty: "total"},message:"must have required property '"+"total"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.items !== undefined){
let data0 = data.items;
if(Array.isArray(data0)){
if(data0.length > 100){
const err5 = {instancePath:instancePath+"/items",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
const len0 = data0.length;
const most28 = errors + 50;
for(let i0=0; i0<len0; i0++){
if(errors >= most28)break;
if(!(validate31(data0[i0], {instancePath:instancePath+"/items/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate31.errors : vErrors.concat(validate31.errors);
errors = vErrors.length;
}
}
}
else {
const err6 = {instancePath:instancePath+"/items",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.page !== undefined){
let data2 = data.page;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err7 = {instancePath:instancePath+"/page",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 1 || isNaN(data2)){
const err8 = {instancePath:instancePath+"/page",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
if(data.limit !== undefined){
let data3 = data.limit;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err9 = {instancePath:instancePath+"/limit",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 < 1 || isNaN(data3)){
const err10 = {instancePath:instancePath+"/limit",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
}
if(data.nextCursor !== undefined){
let data4 = data.nextCursor;
if((typeof data4 !== "string") && (data4 !== null)){
const err11 = {instancePath:instancePath+"/nextCursor",keyword:"type",params:{type: schema14.properties.nextCursor.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(typeof data4 === "string"){
if(func0(data4) > 512){
const err12 = {instancePath:instancePath+"/nextCursor",keyword:"maxLength",params:{limit: 512},message:"must NOT have more than 512 characters"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(func0(data4) < 1){
const err13 = {instancePath:instancePath+"/nextCursor",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
}
if(data.total !== undefined){
let data5 = data.total;
if((!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))) && (data5 !== null)){
const err14 = {instancePath:instancePath+"/total",keyword:"type",params:{type: schema14.properties.total.type},message:"must be integer,null"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 < 0 || isNaN(data5)){
const err15 = {instancePath:instancePath+"/total",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
}
}
else {
const err16 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
validate30.errors = vErrors;
return errors === 0;
}

const TagList = validate48;
const schema21 = {"type":"object","required":["items","count"],"properties":{"items":{"type":"array","maxItems":500,"items":{"$ref":"Tag"}},"count":{"type":"integer","minimum":0}}};
const schema22 = {"type":"object","required":["tagId","value"],"properties":{"tagId":{"type":"string","minLength":1,"maxLength":64},"value":{"type":"string","minLength":1}}};

function validate49(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.tagId === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "tagId"},message:"must have required property '"+"tagId"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.value === undefined){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "value"},message:"must have required property '"+"value"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.tagId !== undefined){
let data0 = data.tagId;
if(typeof data0 === "string"){
if(func0(data0) > 64){
const err2 = {instancePath:instancePath+"/tagId",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(func0(data0) < 1){
const err3 = {instancePath:instancePath+"/tagId",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/tagId",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.value !== undefined){
let data1 = data.value;
if(typeof data1 === "string"){
if(func0(data1) < 1){
const err5 = {instancePath:instancePath+"/value",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/value",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
else {
const err7 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate49.errors = vErrors;
return errors === 0;
}


function validate48(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.items === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "items"},message:"must have required property '"+"items"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.count === undefined){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "count"},message:"must have required property '"+"count"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.items !== undefined){
let data0 = data.items;
if(Array.isArray(data0)){
if(data0.length > 500){
const err2 = {instancePath:instancePath+"/items",keyword:"maxItems",params:{limit: 500},message:"must NOT have more than 500 items"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
const len0 = data0.length;
const most29 = errors + 50;
for(let i0=0; i0<len0; i0++){
if(errors >= most29)break;
if(!(validate49(data0[i0], {instancePath:instancePath+"/items/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate49.errors : vErrors.concat(validate49.errors);
errors = vErrors.length;
}
}
}
else {
const err3 = {instancePath:instancePath+"/items",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.count !== undefined){
let data2 = data.count;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err4 = {instancePath:instancePath+"/count",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 0 || isNaN(data2)){
const err5 = {instancePath:instancePath+"/count",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
}
else {
const err6 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
validate48.errors = vErrors;
return errors === 0;
}

const ContactImportResult = validate51;
const schema23 = {"type":"object","required":["contactId","created","contact"],"properties":{"contactId":{"type":"string","minLength":1,"maxLength":64},"created":{"type":"boolean"},"contact":{"$ref":"Contact"}}};

function validate51(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.contactId === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "contactId"},message:"must have required property '"+"contactId"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.created === undefined){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "created"},message:"must have required property '"+"created"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.contact === undefined){
const err2 = {instancePath,keyword:"required",params:{missingProperty: "contact"},message:"must have required property '"+"contact"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.contactId !== undefined){
let data0 = data.contactId;
if(typeof data0 === "string"){
if(func0(data0) > 64){
const err3 = {instancePath:instancePath+"/contactId",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(func0(data0) < 1){
const err4 = {instancePath:instancePath+"/contactId",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/contactId",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.created !== undefined){
if(typeof data.created !== "boolean"){
const err6 = {instancePath:instancePath+"/created",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.contact !== undefined){
if(!(validate31(data.contact, {instancePath:instancePath+"/contact",parentData:data,parentDataProperty:"contact",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate31.errors : vErrors.concat(validate31.errors);
errors = vErrors.length;
}
}
}
else {
const err7 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate51.errors = vErrors;
return errors === 0;
}

const Contact = validate31;

const ContactUpdateResult = validate53;
const schema24 = {"type":"object","required":["modifiedCount","contact"],"properties":{"modifiedCount":{"type":"integer","minimum":0},"contact":{"$ref":"Contact"}}};

function validate53(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.modifiedCount === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "modifiedCount"},message:"must have required property '"+"modifiedCount"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.contact === undefined){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "contact"},message:"must have required property '"+"contact"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.modifiedCount !== undefined){
let data0 = data.modifiedCount;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err2 = {instancePath:instancePath+"/modifiedCount",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 < 0 || isNaN(data0)){
const err3 = {instancePath:instancePath+"/modifiedCount",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
if(data.contact !== undefined){
if(!(validate31(data.contact, {instancePath:instancePath+"/contact",parentData:data,parentDataProperty:"contact",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate31.errors : vErrors.concat(validate31.errors);
errors = vErrors.length;
}
}
}
else {
const err4 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate53.errors = vErrors;
return errors === 0;
}

const NoteReceipt = validate55;
const schema25 = {"type":"object","required":["noteId"],"properties":{"noteId":{"type":"string","minLength":1,"maxLength":64}}};

function validate55(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.noteId === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "noteId"},message:"must have required property '"+"noteId"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.noteId !== undefined){
let data0 = data.noteId;
if(typeof data0 === "string"){
if(func0(data0) > 64){
const err1 = {instancePath:instancePath+"/noteId",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(func0(data0) < 1){
const err2 = {instancePath:instancePath+"/noteId",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/noteId",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
else {
const err4 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate55.errors = vErrors;
return errors === 0;
}

const EnrichmentReport = validate56;
const schema26 = {"type":"object","required":["status","reportId"],"properties":{"status":{"type":"string","minLength":1,"maxLength":64},"reportId":{"type":"string","minLength":1,"maxLength":64},"enrichedData":{"type":"object"}}};

function validate56(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.status === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "status"},message:"must have required property '"+"status"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.reportId === undefined){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "reportId"},message:"must have required property '"+"reportId"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.status !== undefined){
let data0 = data.status;
if(typeof data0 === "string"){
if(func0(data0) > 64){
const err2 = {instancePath:instancePath+"/status",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(func0(data0) < 1){
const err3 = {instancePath:instancePath+"/status",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/status",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.reportId !== undefined){
let data1 = data.reportId;
if(typeof data1 === "string"){
if(func0(data1) > 64){
const err5 = {instancePath:instancePath+"/reportId",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(func0(data1) < 1){
const err6 = {instancePath:instancePath+"/reportId",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/reportId",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.enrichedData !== undefined){
let data2 = data.enrichedData;
if(!(data2 && typeof data2 == "object" && !Array.isArray(data2))){
const err8 = {instancePath:instancePath+"/enrichedData",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
else {
const err9 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
validate56.errors = vErrors;
return errors === 0;
}

const ContactDocuments = validate57;
const schema27 = {"type":"object","required":["cv","attachments"],"properties":{"cv":{"oneOf":[{"$ref":"ContactDocument"},{"type":"null"}]},"attachments":{"type":"array","items":{"$ref":"ContactDocument"}}}};
const schema28 = {"type":"object","required":["documentId","type","fileName","contentType","size","createdAt","url"],"properties":{"documentId":{"type":"string","minLength":1,"maxLength":64},"type":{"type":"string","minLength":1,"maxLength":64},"fileName":{"type":"string","minLength":1,"maxLength":255},"contentType":{"type":"string","minLength":1,"maxLength":255},"size":{"type":"integer","minimum":0},"createdAt":{"type":"string","format":"date-time"},"url":{"type":"string","minLength":1,"maxLength":2048}}};

function validate58(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.documentId === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "documentId"},message:"must have required property '"+"documentId"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.type === undefined){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.fileName === undefined){
const err2 = {instancePath,keyword:"required",params:{missingProperty: "fileName"},message:"must have required property '"+"fileName"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.contentType === undefined){
const err3 = {instancePath,keyword:"required",params:{missingProperty: "contentType"},message:"must have required property '"+"contentType"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.size === undefined){
const err4 = {instancePath,keyword:"required",params:{missingProperty: "size"},message:"must have required property '"+"size"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.createdAt === undefined){
const err5 = {instancePath,keyword:"required",params:{missingProperty: "createdAt"},message:"must have required property '"+"createdAt"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.url === undefined){
const err6 = {instancePath,keyword:"required",params:{missingProperty: "url"},message:"must have required property '"+"url"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.documentId !== undefined){
let data0 = data.documentId;
if(typeof data0 === "string"){
if(func0(data0) > 64){
const err7 = {instancePath:instancePath+"/documentId",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(func0(data0) < 1){
const err8 = {instancePath:instancePath+"/documentId",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/documentId",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.type !== undefined){
let data1 = data.type;
if(typeof data1 === "string"){
if(func0(data1) > 64){
const err10 = {instancePath:instancePath+"/type",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(func0(data1) < 1){
const err11 = {instancePath:instancePath+"/type",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.fileName !== undefined){
let data2 = data.fileName;
if(typeof data2 === "string"){
if(func0(data2) > 255){
const err13 = {instancePath:instancePath+"/fileName",keyword:"maxLength",params:{limit: 255},message:"must NOT have more than 255 characters"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(func0(data2) < 1){
const err14 = {instancePath:instancePath+"/fileName",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
else {
const err15 = {instancePath:instancePath+"/fileName",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.contentType !== undefined){
let data3 = data.contentType;
if(typeof data3 === "string"){
if(func0(data3) > 255){
const err16 = {instancePath:instancePath+"/contentType",keyword:"maxLength",params:{limit: 255},message:"must NOT have more than 255 characters"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(func0(data3) < 1){
const err17 = {instancePath:instancePath+"/contentType",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
else {
const err18 = {instancePath:instancePath+"/contentType",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.size !== undefined){
let data4 = data.size;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err19 = {instancePath:instancePath+"/size",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 < 0 || isNaN(data4)){
const err20 = {instancePath:instancePath+"/size",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
}
if(data.createdAt !== undefined){
let data5 = data.createdAt;
if(typeof data5 === "string"){
if(!(formats0.test(data5))){
const err21 = {instancePath:instancePath+"/createdAt",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
else {
const err22 = {instancePath:instancePath+"/createdAt",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data.url !== undefined){
let data6 = data.url;
if(typeof data6 === "string"){
if(func0(data6) > 2048){
const err23 = {instancePath:instancePath+"/url",keyword:"maxLength",params:{limit: 2048},message:"must NOT have more than 2048 characters"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(func0(data6) < 1){
const err24 = {instancePath:instancePath+"/url",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
else {
const err25 = {instancePath:instancePath+"/url",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
}
else {
const err26 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
validate58.errors = vErrors;
return errors === 0;
}


function validate57(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.cv === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "cv"},message:"must have required property '"+"cv"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.attachments === undefined){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "attachments"},message:"must have required property '"+"attachments"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.cv !== undefined){
let data0 = data.cv;
const _errs2 = errors;
let valid1 = false;
let passing0 = null;
const _errs3 = errors;
if(!(validate58(data0, {instancePath:instancePath+"/cv",parentData:data,parentDataProperty:"cv",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate58.errors : vErrors.concat(validate58.errors);
errors = vErrors.length;
}
var _valid0 = _errs3 === errors;
if(_valid0){
valid1 = true;
passing0 = 0;
}
const _errs4 = errors;
if(data0 !== null){
const err2 = {instancePath:instancePath+"/cv",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var _valid0 = _errs4 === errors;
if(_valid0 && valid1){
valid1 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid1 = true;
passing0 = 1;
}
}
if(!valid1){
const err3 = {instancePath:instancePath+"/cv",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
else {
errors = _errs2;
if(vErrors !== null){
if(_errs2){
vErrors.length = _errs2;
}
else {
vErrors = null;
}
}
}
}
if(data.attachments !== undefined){
let data1 = data.attachments;
if(Array.isArray(data1)){
const len0 = data1.length;
const most30 = errors + 50;
for(let i0=0; i0<len0; i0++){
if(errors >= most30)break;
if(!(validate58(data1[i0], {instancePath:instancePath+"/attachments/" + i0,parentData:data1,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate58.errors : vErrors.concat(validate58.errors);
errors = vErrors.length;
}
}
}
else {
const err4 = {instancePath:instancePath+"/attachments",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
else {
const err5 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate57.errors = vErrors;
return errors === 0;
}

const DocumentUploadReceipt = validate61;
const schema29 = {"type":"object","required":["message"],"properties":{"message":{"type":"string","minLength":1}}};

function validate61(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.message === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "message"},message:"must have required property '"+"message"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.message !== undefined){
let data0 = data.message;
if(typeof data0 === "string"){
if(func0(data0) < 1){
const err1 = {instancePath:instancePath+"/message",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath:instancePath+"/message",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
else {
const err3 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate61.errors = vErrors;
return errors === 0;
}

const ContactEventPage = validate62;
const schema30 = {"type":"object","required":["items","nextCursor"],"properties":{"items":{"type":"array","maxItems":50,"items":{"$ref":"ContactEvent"}},"nextCursor":{"type":["string","null"],"minLength":1,"maxLength":512}}};
const schema31 = {"type":"object","required":["id","kind","category","occurredAt","title"],"properties":{"id":{"type":"string","minLength":1,"maxLength":64},"kind":{"type":"string","minLength":1,"maxLength":64},"category":{"type":"string","enum":["email","sms","social","sequence","system"]},"occurredAt":{"type":"string","format":"date-time"},"title":{"type":"string","minLength":1},"campaignId":{"type":"string","minLength":1,"maxLength":64},"operationId":{"type":"string","minLength":1,"maxLength":64},"data":{"type":"object"}}};

function validate63(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.kind === undefined){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.category === undefined){
const err2 = {instancePath,keyword:"required",params:{missingProperty: "category"},message:"must have required property '"+"category"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.occurredAt === undefined){
const err3 = {instancePath,keyword:"required",params:{missingProperty: "occurredAt"},message:"must have required property '"+"occurredAt"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.title === undefined){
const err4 = {instancePath,keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 === "string"){
if(func0(data0) > 64){
const err5 = {instancePath:instancePath+"/id",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(func0(data0) < 1){
const err6 = {instancePath:instancePath+"/id",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/id",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.kind !== undefined){
let data1 = data.kind;
if(typeof data1 === "string"){
if(func0(data1) > 64){
const err8 = {instancePath:instancePath+"/kind",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(func0(data1) < 1){
const err9 = {instancePath:instancePath+"/kind",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/kind",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.category !== undefined){
let data2 = data.category;
if(typeof data2 !== "string"){
const err11 = {instancePath:instancePath+"/category",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(!(((((data2 === "email") || (data2 === "sms")) || (data2 === "social")) || (data2 === "sequence")) || (data2 === "system"))){
const err12 = {instancePath:instancePath+"/category",keyword:"enum",params:{allowedValues: schema31.properties.category.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.occurredAt !== undefined){
let data3 = data.occurredAt;
if(typeof data3 === "string"){
if(!(formats0.test(data3))){
const err13 = {instancePath:instancePath+"/occurredAt",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
else {
const err14 = {instancePath:instancePath+"/occurredAt",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.title !== undefined){
let data4 = data.title;
if(typeof data4 === "string"){
if(func0(data4) < 1){
const err15 = {instancePath:instancePath+"/title",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
else {
const err16 = {instancePath:instancePath+"/title",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.campaignId !== undefined){
let data5 = data.campaignId;
if(typeof data5 === "string"){
if(func0(data5) > 64){
const err17 = {instancePath:instancePath+"/campaignId",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(func0(data5) < 1){
const err18 = {instancePath:instancePath+"/campaignId",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
else {
const err19 = {instancePath:instancePath+"/campaignId",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.operationId !== undefined){
let data6 = data.operationId;
if(typeof data6 === "string"){
if(func0(data6) > 64){
const err20 = {instancePath:instancePath+"/operationId",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(func0(data6) < 1){
const err21 = {instancePath:instancePath+"/operationId",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
else {
const err22 = {instancePath:instancePath+"/operationId",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data.data !== undefined){
let data7 = data.data;
if(!(data7 && typeof data7 == "object" && !Array.isArray(data7))){
const err23 = {instancePath:instancePath+"/data",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
}
else {
const err24 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
validate63.errors = vErrors;
return errors === 0;
}


function validate62(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.items === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "items"},message:"must have required property '"+"items"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.nextCursor === undefined){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "nextCursor"},message:"must have required property '"+"nextCursor"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.items !== undefined){
let data0 = data.items;
if(Array.isArray(data0)){
if(data0.length > 50){
const err2 = {instancePath:instancePath+"/items",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
const len0 = data0.length;
const most31 = errors + 50;
for(let i0=0; i0<len0; i0++){
if(errors >= most31)break;
if(!(validate63(data0[i0], {instancePath:instancePath+"/items/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate63.errors : vErrors.concat(validate63.errors);
errors = vErrors.length;
}
}
}
else {
const err3 = {instancePath:instancePath+"/items",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.nextCursor !== undefined){
let data2 = data.nextCursor;
if((typeof data2 !== "string") && (data2 !== null)){
const err4 = {instancePath:instancePath+"/nextCursor",keyword:"type",params:{type: schema30.properties.nextCursor.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(typeof data2 === "string"){
if(func0(data2) > 512){
const err5 = {instancePath:instancePath+"/nextCursor",keyword:"maxLength",params:{limit: 512},message:"must NOT have more than 512 characters"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(func0(data2) < 1){
const err6 = {instancePath:instancePath+"/nextCursor",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
}
else {
const err7 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate62.errors = vErrors;
return errors === 0;
}

const CampaignPage = validate65;
const schema32 = {"type":"object","required":["items","page","limit","count","total"],"properties":{"items":{"type":"array","maxItems":100,"items":{"$ref":"CampaignSummary"}},"page":{"type":"integer","minimum":1},"limit":{"type":"integer","minimum":1},"count":{"type":"integer","minimum":0},"total":{"type":"integer","minimum":0}}};
const schema33 = {"type":"object","required":["campaignId","name","active","stageCount","contactCount","createdAt","updatedAt"],"properties":{"campaignId":{"type":"string","minLength":1,"maxLength":64},"name":{"type":"string","minLength":1},"active":{"type":"boolean"},"stageCount":{"type":"integer","minimum":0},"contactCount":{"type":"integer","minimum":0},"createdAt":{"type":"string","format":"date-time"},"updatedAt":{"type":"string","format":"date-time"}}};

function validate66(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.campaignId === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "campaignId"},message:"must have required property '"+"campaignId"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.name === undefined){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.active === undefined){
const err2 = {instancePath,keyword:"required",params:{missingProperty: "active"},message:"must have required property '"+"active"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.stageCount === undefined){
const err3 = {instancePath,keyword:"required",params:{missingProperty: "stageCount"},message:"must have required property '"+"stageCount"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.contactCount === undefined){
const err4 = {instancePath,keyword:"required",params:{missingProperty: "contactCount"},message:"must have required property '"+"contactCount"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.createdAt === undefined){
const err5 = {instancePath,keyword:"required",params:{missingProperty: "createdAt"},message:"must have required property '"+"createdAt"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.updatedAt === undefined){
const err6 = {instancePath,keyword:"required",params:{missingProperty: "updatedAt"},message:"must have required property '"+"updatedAt"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.campaignId !== undefined){
let data0 = data.campaignId;
if(typeof data0 === "string"){
if(func0(data0) > 64){
const err7 = {instancePath:instancePath+"/campaignId",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(func0(data0) < 1){
const err8 = {instancePath:instancePath+"/campaignId",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/campaignId",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.name !== undefined){
let data1 = data.name;
if(typeof data1 === "string"){
if(func0(data1) < 1){
const err10 = {instancePath:instancePath+"/name",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/name",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.active !== undefined){
if(typeof data.active !== "boolean"){
const err12 = {instancePath:instancePath+"/active",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.stageCount !== undefined){
let data3 = data.stageCount;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err13 = {instancePath:instancePath+"/stageCount",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 < 0 || isNaN(data3)){
const err14 = {instancePath:instancePath+"/stageCount",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
}
if(data.contactCount !== undefined){
let data4 = data.contactCount;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err15 = {instancePath:instancePath+"/contactCount",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 < 0 || isNaN(data4)){
const err16 = {instancePath:instancePath+"/contactCount",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
}
if(data.createdAt !== undefined){
let data5 = data.createdAt;
if(typeof data5 === "string"){
if(!(formats0.test(data5))){
const err17 = {instancePath:instancePath+"/createdAt",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
else {
const err18 = {instancePath:instancePath+"/createdAt",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.updatedAt !== undefined){
let data6 = data.updatedAt;
if(typeof data6 === "string"){
if(!(formats0.test(data6))){
const err19 = {instancePath:instancePath+"/updatedAt",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
else {
const err20 = {instancePath:instancePath+"/updatedAt",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
}
else {
const err21 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
validate66.errors = vErrors;
return errors === 0;
}


function validate65(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.items === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "items"},message:"must have required property '"+"items"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.page === undefined){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "page"},message:"must have required property '"+"page"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.limit === undefined){
const err2 = {instancePath,keyword:"required",params:{missingProperty: "limit"},message:"must have required property '"+"limit"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.count === undefined){
const err3 = {instancePath,keyword:"required",params:{missingProperty: "count"},message:"must have required property '"+"count"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.total === undefined){
const err4 = {instancePath,keyword:"required",params:{missingProperty: "total"},message:"must have required property '"+"total"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.items !== undefined){
let data0 = data.items;
if(Array.isArray(data0)){
if(data0.length > 100){
const err5 = {instancePath:instancePath+"/items",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
const len0 = data0.length;
const most32 = errors + 50;
for(let i0=0; i0<len0; i0++){
if(errors >= most32)break;
if(!(validate66(data0[i0], {instancePath:instancePath+"/items/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate66.errors : vErrors.concat(validate66.errors);
errors = vErrors.length;
}
}
}
else {
const err6 = {instancePath:instancePath+"/items",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.page !== undefined){
let data2 = data.page;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err7 = {instancePath:instancePath+"/page",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 1 || isNaN(data2)){
const err8 = {instancePath:instancePath+"/page",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
if(data.limit !== undefined){
let data3 = data.limit;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err9 = {instancePath:instancePath+"/limit",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 < 1 || isNaN(data3)){
const err10 = {instancePath:instancePath+"/limit",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
}
if(data.count !== undefined){
let data4 = data.count;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err11 = {instancePath:instancePath+"/count",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 < 0 || isNaN(data4)){
const err12 = {instancePath:instancePath+"/count",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
if(data.total !== undefined){
let data5 = data.total;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
const err13 = {instancePath:instancePath+"/total",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 < 0 || isNaN(data5)){
const err14 = {instancePath:instancePath+"/total",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
}
}
else {
const err15 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
validate65.errors = vErrors;
return errors === 0;
}

const Campaign = validate68;
const schema34 = {"type":"object","required":["campaignId","name","active","stageCount","contactCount","createdAt","updatedAt","stages","timeframe","analysis"],"properties":{"campaignId":{"type":"string","minLength":1,"maxLength":64},"name":{"type":"string","minLength":1},"active":{"type":"boolean"},"stageCount":{"type":"integer","minimum":0},"contactCount":{"type":"integer","minimum":0},"createdAt":{"type":"string","format":"date-time"},"updatedAt":{"type":"string","format":"date-time"},"stages":{"type":"array","items":{"$ref":"CampaignStage"}},"timeframe":{"$ref":"CampaignTimeframe"},"analysis":{"$ref":"CampaignAnalysis"}}};
const schema35 = {"type":"object","required":["stagePositionCode","queue","codename","title","delayMinutes"],"properties":{"stagePositionCode":{"type":"string","minLength":1,"maxLength":64},"queue":{"$ref":"OperationQueue"},"codename":{"type":"string","minLength":1,"maxLength":128},"title":{"type":"string","minLength":1},"delayMinutes":{"type":"integer","minimum":0}}};
const schema36 = {"type":"string","enum":["social","email","sms","service"]};

function validate69(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.stagePositionCode === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "stagePositionCode"},message:"must have required property '"+"stagePositionCode"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.queue === undefined){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "queue"},message:"must have required property '"+"queue"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.codename === undefined){
const err2 = {instancePath,keyword:"required",params:{missingProperty: "codename"},message:"must have required property '"+"codename"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.title === undefined){
const err3 = {instancePath,keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.delayMinutes === undefined){
const err4 = {instancePath,keyword:"required",params:{missingProperty: "delayMinutes"},message:"must have required property '"+"delayMinutes"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.stagePositionCode !== undefined){
let data0 = data.stagePositionCode;
if(typeof data0 === "string"){
if(func0(data0) > 64){
const err5 = {instancePath:instancePath+"/stagePositionCode",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(func0(data0) < 1){
const err6 = {instancePath:instancePath+"/stagePositionCode",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/stagePositionCode",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.queue !== undefined){
let data1 = data.queue;
if(typeof data1 !== "string"){
const err8 = {instancePath:instancePath+"/queue",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(!((((data1 === "social") || (data1 === "email")) || (data1 === "sms")) || (data1 === "service"))){
const err9 = {instancePath:instancePath+"/queue",keyword:"enum",params:{allowedValues: schema36.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.codename !== undefined){
let data2 = data.codename;
if(typeof data2 === "string"){
if(func0(data2) > 128){
const err10 = {instancePath:instancePath+"/codename",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(func0(data2) < 1){
const err11 = {instancePath:instancePath+"/codename",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/codename",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.title !== undefined){
let data3 = data.title;
if(typeof data3 === "string"){
if(func0(data3) < 1){
const err13 = {instancePath:instancePath+"/title",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
else {
const err14 = {instancePath:instancePath+"/title",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.delayMinutes !== undefined){
let data4 = data.delayMinutes;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err15 = {instancePath:instancePath+"/delayMinutes",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 < 0 || isNaN(data4)){
const err16 = {instancePath:instancePath+"/delayMinutes",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
}
}
else {
const err17 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
validate69.errors = vErrors;
return errors === 0;
}

const schema37 = {"type":"object","required":["timeZone","days","start","end"],"properties":{"timeZone":{"type":"string","minLength":1,"maxLength":64},"days":{"type":"array","items":{"type":"string","enum":["monday","tuesday","wednesday","thursday","friday","saturday","sunday"]}},"start":{"type":"string","minLength":1,"maxLength":64},"end":{"type":"string","minLength":1,"maxLength":64}}};

function validate71(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.timeZone === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "timeZone"},message:"must have required property '"+"timeZone"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.days === undefined){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "days"},message:"must have required property '"+"days"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.start === undefined){
const err2 = {instancePath,keyword:"required",params:{missingProperty: "start"},message:"must have required property '"+"start"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.end === undefined){
const err3 = {instancePath,keyword:"required",params:{missingProperty: "end"},message:"must have required property '"+"end"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.timeZone !== undefined){
let data0 = data.timeZone;
if(typeof data0 === "string"){
if(func0(data0) > 64){
const err4 = {instancePath:instancePath+"/timeZone",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(func0(data0) < 1){
const err5 = {instancePath:instancePath+"/timeZone",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/timeZone",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.days !== undefined){
let data1 = data.days;
if(Array.isArray(data1)){
const len0 = data1.length;
const most33 = errors + 50;
for(let i0=0; i0<len0; i0++){
if(errors >= most33)break;
let data2 = data1[i0];
if(typeof data2 !== "string"){
const err7 = {instancePath:instancePath+"/days/" + i0,keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(!(((((((data2 === "monday") || (data2 === "tuesday")) || (data2 === "wednesday")) || (data2 === "thursday")) || (data2 === "friday")) || (data2 === "saturday")) || (data2 === "sunday"))){
const err8 = {instancePath:instancePath+"/days/" + i0,keyword:"enum",params:{allowedValues: schema37.properties.days.items.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
else {
const err9 = {instancePath:instancePath+"/days",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.start !== undefined){
let data3 = data.start;
if(typeof data3 === "string"){
if(func0(data3) > 64){
const err10 = {instancePath:instancePath+"/start",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(func0(data3) < 1){
const err11 = {instancePath:instancePath+"/start",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/start",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.end !== undefined){
let data4 = data.end;
if(typeof data4 === "string"){
if(func0(data4) > 64){
const err13 = {instancePath:instancePath+"/end",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(func0(data4) < 1){
const err14 = {instancePath:instancePath+"/end",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
else {
const err15 = {instancePath:instancePath+"/end",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
}
else {
const err16 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
validate71.errors = vErrors;
return errors === 0;
}

const schema38 = {"type":"object","required":["contactCount","operationCounts"],"properties":{"contactCount":{"type":"integer","minimum":0},"operationCounts":{"type":"object","propertyNames":{"$ref":"OperationStatus"},"additionalProperties":{"type":"integer"}}}};
const schema39 = {"type":"string","enum":["fail","success","pending","processing","blocked","paused","OUT_OF_TIMEFRAME","THROTTLED","SYNCHRONIZING","COMPILING_SMART_FIELDS","PENDING_HYDRATION","UPSELL","QUOTA_REACHED","DISABLED"]};

function validate73(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.contactCount === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "contactCount"},message:"must have required property '"+"contactCount"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.operationCounts === undefined){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "operationCounts"},message:"must have required property '"+"operationCounts"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.contactCount !== undefined){
let data0 = data.contactCount;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err2 = {instancePath:instancePath+"/contactCount",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 < 0 || isNaN(data0)){
const err3 = {instancePath:instancePath+"/contactCount",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
if(data.operationCounts !== undefined){
let data1 = data.operationCounts;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
const most34 = errors + 50;
for(const key0 in data1){
if(errors >= most34)break;
const _errs5 = errors;
if(typeof key0 !== "string"){
const err4 = {instancePath:instancePath+"/operationCounts",keyword:"type",params:{type: "string"},message:"must be string",propertyName:key0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!((((((((((((((key0 === "fail") || (key0 === "success")) || (key0 === "pending")) || (key0 === "processing")) || (key0 === "blocked")) || (key0 === "paused")) || (key0 === "OUT_OF_TIMEFRAME")) || (key0 === "THROTTLED")) || (key0 === "SYNCHRONIZING")) || (key0 === "COMPILING_SMART_FIELDS")) || (key0 === "PENDING_HYDRATION")) || (key0 === "UPSELL")) || (key0 === "QUOTA_REACHED")) || (key0 === "DISABLED"))){
const err5 = {instancePath:instancePath+"/operationCounts",keyword:"enum",params:{allowedValues: schema39.enum},message:"must be equal to one of the allowed values",propertyName:key0};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
var valid1 = _errs5 === errors;
if(!valid1){
const err6 = {instancePath:instancePath+"/operationCounts",keyword:"propertyNames",params:{propertyName: key0},message:"property name must be valid"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
const most35 = errors + 50;
for(const key1 in data1){
if(errors >= most35)break;
let data2 = data1[key1];
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err7 = {instancePath:instancePath+"/operationCounts/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
else {
const err8 = {instancePath:instancePath+"/operationCounts",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
else {
const err9 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
validate73.errors = vErrors;
return errors === 0;
}


function validate68(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.campaignId === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "campaignId"},message:"must have required property '"+"campaignId"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.name === undefined){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.active === undefined){
const err2 = {instancePath,keyword:"required",params:{missingProperty: "active"},message:"must have required property '"+"active"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.stageCount === undefined){
const err3 = {instancePath,keyword:"required",params:{missingProperty: "stageCount"},message:"must have required property '"+"stageCount"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.contactCount === undefined){
const err4 = {instancePath,keyword:"required",params:{missingProperty: "contactCount"},message:"must have required property '"+"contactCount"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.createdAt === undefined){
const err5 = {instancePath,keyword:"required",params:{missingProperty: "createdAt"},message:"must have required property '"+"createdAt"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.updatedAt === undefined){
const err6 = {instancePath,keyword:"required",params:{missingProperty: "updatedAt"},message:"must have required property '"+"updatedAt"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.stages === undefined){
const err7 = {instancePath,keyword:"required",params:{missingProperty: "stages"},message:"must have required property '"+"stages"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data.timeframe === undefined){
const err8 = {instancePath,keyword:"required",params:{missingProperty: "timeframe"},message:"must have required property '"+"timeframe"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data.analysis === undefined){
const err9 = {instancePath,keyword:"required",params:{missingProperty: "analysis"},message:"must have required property '"+"analysis"+"'"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data.campaignId !== undefined){
let data0 = data.campaignId;
if(typeof data0 === "string"){
if(func0(data0) > 64){
const err10 = {instancePath:instancePath+"/campaignId",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(func0(data0) < 1){
const err11 = {instancePath:instancePath+"/campaignId",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/campaignId",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.name !== undefined){
let data1 = data.name;
if(typeof data1 === "string"){
if(func0(data1) < 1){
const err13 = {instancePath:instancePath+"/name",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
else {
const err14 = {instancePath:instancePath+"/name",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.active !== undefined){
if(typeof data.active !== "boolean"){
const err15 = {instancePath:instancePath+"/active",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.stageCount !== undefined){
let data3 = data.stageCount;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err16 = {instancePath:instancePath+"/stageCount",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 < 0 || isNaN(data3)){
const err17 = {instancePath:instancePath+"/stageCount",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
}
if(data.contactCount !== undefined){
let data4 = data.contactCount;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err18 = {instancePath:instancePath+"/contactCount",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 < 0 || isNaN(data4)){
const err19 = {instancePath:instancePath+"/contactCount",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
}
if(data.createdAt !== undefined){
let data5 = data.createdAt;
if(typeof data5 === "string"){
if(!(formats0.test(data5))){
const err20 = {instancePath:instancePath+"/createdAt",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
else {
const err21 = {instancePath:instancePath+"/createdAt",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data.updatedAt !== undefined){
let data6 = data.updatedAt;
if(typeof data6 === "string"){
if(!(formats0.test(data6))){
const err22 = {instancePath:instancePath+"/updatedAt",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
else {
const err23 = {instancePath:instancePath+"/updatedAt",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data.stages !== undefined){
let data7 = data.stages;
if(Array.isArray(data7)){
const len0 = data7.length;
const most36 = errors + 50;
for(let i0=0; i0<len0; i0++){
if(errors >= most36)break;
if(!(validate69(data7[i0], {instancePath:instancePath+"/stages/" + i0,parentData:data7,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate69.errors : vErrors.concat(validate69.errors);
errors = vErrors.length;
}
}
}
else {
const err24 = {instancePath:instancePath+"/stages",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data.timeframe !== undefined){
if(!(validate71(data.timeframe, {instancePath:instancePath+"/timeframe",parentData:data,parentDataProperty:"timeframe",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate71.errors : vErrors.concat(validate71.errors);
errors = vErrors.length;
}
}
if(data.analysis !== undefined){
if(!(validate73(data.analysis, {instancePath:instancePath+"/analysis",parentData:data,parentDataProperty:"analysis",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate73.errors : vErrors.concat(validate73.errors);
errors = vErrors.length;
}
}
}
else {
const err25 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
validate68.errors = vErrors;
return errors === 0;
}

const Assignment = validate75;
const schema40 = {"type":"object","required":["accepted","campaignId","contactIds","jobGroupId","queuedStagePositionCode"],"properties":{"accepted":{"type":"boolean"},"campaignId":{"type":"string","minLength":1,"maxLength":64},"contactIds":{"type":"array","maxItems":1000,"items":{"type":"string","minLength":1,"maxLength":64}},"jobGroupId":{"type":"string","minLength":1,"maxLength":64},"queuedStagePositionCode":{"type":"string","minLength":1,"maxLength":64}}};

function validate75(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.accepted === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "accepted"},message:"must have required property '"+"accepted"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.campaignId === undefined){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "campaignId"},message:"must have required property '"+"campaignId"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.contactIds === undefined){
const err2 = {instancePath,keyword:"required",params:{missingProperty: "contactIds"},message:"must have required property '"+"contactIds"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.jobGroupId === undefined){
const err3 = {instancePath,keyword:"required",params:{missingProperty: "jobGroupId"},message:"must have required property '"+"jobGroupId"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.queuedStagePositionCode === undefined){
const err4 = {instancePath,keyword:"required",params:{missingProperty: "queuedStagePositionCode"},message:"must have required property '"+"queuedStagePositionCode"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.accepted !== undefined){
if(typeof data.accepted !== "boolean"){
const err5 = {instancePath:instancePath+"/accepted",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.campaignId !== undefined){
let data1 = data.campaignId;
if(typeof data1 === "string"){
if(func0(data1) > 64){
const err6 = {instancePath:instancePath+"/campaignId",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(func0(data1) < 1){
const err7 = {instancePath:instancePath+"/campaignId",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/campaignId",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.contactIds !== undefined){
let data2 = data.contactIds;
if(Array.isArray(data2)){
if(data2.length > 1000){
const err9 = {instancePath:instancePath+"/contactIds",keyword:"maxItems",params:{limit: 1000},message:"must NOT have more than 1000 items"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
const len0 = data2.length;
const most37 = errors + 50;
for(let i0=0; i0<len0; i0++){
if(errors >= most37)break;
let data3 = data2[i0];
if(typeof data3 === "string"){
if(func0(data3) > 64){
const err10 = {instancePath:instancePath+"/contactIds/" + i0,keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(func0(data3) < 1){
const err11 = {instancePath:instancePath+"/contactIds/" + i0,keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/contactIds/" + i0,keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
else {
const err13 = {instancePath:instancePath+"/contactIds",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.jobGroupId !== undefined){
let data4 = data.jobGroupId;
if(typeof data4 === "string"){
if(func0(data4) > 64){
const err14 = {instancePath:instancePath+"/jobGroupId",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(func0(data4) < 1){
const err15 = {instancePath:instancePath+"/jobGroupId",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
else {
const err16 = {instancePath:instancePath+"/jobGroupId",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.queuedStagePositionCode !== undefined){
let data5 = data.queuedStagePositionCode;
if(typeof data5 === "string"){
if(func0(data5) > 64){
const err17 = {instancePath:instancePath+"/queuedStagePositionCode",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(func0(data5) < 1){
const err18 = {instancePath:instancePath+"/queuedStagePositionCode",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
else {
const err19 = {instancePath:instancePath+"/queuedStagePositionCode",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
}
else {
const err20 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
validate75.errors = vErrors;
return errors === 0;
}

const OperationPage = validate76;
const schema41 = {"type":"object","required":["items","page","limit","count","total"],"properties":{"items":{"type":"array","maxItems":25,"items":{"$ref":"Operation"}},"page":{"type":"integer","minimum":1},"limit":{"type":"integer","minimum":1},"count":{"type":"integer","minimum":0},"total":{"type":"integer","minimum":0}}};
const schema42 = {"type":"object","required":["id"],"properties":{"id":{"type":"string"},"jobGroupId":{"type":"string"},"queue":{"$ref":"OperationQueue"},"codename":{"type":"string"},"title":{"type":"string"},"status":{"$ref":"OperationStatus"},"contactId":{"type":"string"},"campaignId":{"type":"string"},"sender":{"$ref":"OperationSender"},"createdAt":{"type":"string","format":"date-time"},"updatedAt":{"type":"string","format":"date-time"}}};
const schema45 = {"type":"object","properties":{"type":{"type":"string"},"id":{"type":"string"}}};

function validate77(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.id !== undefined){
if(typeof data.id !== "string"){
const err1 = {instancePath:instancePath+"/id",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.jobGroupId !== undefined){
if(typeof data.jobGroupId !== "string"){
const err2 = {instancePath:instancePath+"/jobGroupId",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.queue !== undefined){
let data2 = data.queue;
if(typeof data2 !== "string"){
const err3 = {instancePath:instancePath+"/queue",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!((((data2 === "social") || (data2 === "email")) || (data2 === "sms")) || (data2 === "service"))){
const err4 = {instancePath:instancePath+"/queue",keyword:"enum",params:{allowedValues: schema36.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.codename !== undefined){
if(typeof data.codename !== "string"){
const err5 = {instancePath:instancePath+"/codename",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.title !== undefined){
if(typeof data.title !== "string"){
const err6 = {instancePath:instancePath+"/title",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.status !== undefined){
let data5 = data.status;
if(typeof data5 !== "string"){
const err7 = {instancePath:instancePath+"/status",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(!((((((((((((((data5 === "fail") || (data5 === "success")) || (data5 === "pending")) || (data5 === "processing")) || (data5 === "blocked")) || (data5 === "paused")) || (data5 === "OUT_OF_TIMEFRAME")) || (data5 === "THROTTLED")) || (data5 === "SYNCHRONIZING")) || (data5 === "COMPILING_SMART_FIELDS")) || (data5 === "PENDING_HYDRATION")) || (data5 === "UPSELL")) || (data5 === "QUOTA_REACHED")) || (data5 === "DISABLED"))){
const err8 = {instancePath:instancePath+"/status",keyword:"enum",params:{allowedValues: schema39.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.contactId !== undefined){
if(typeof data.contactId !== "string"){
const err9 = {instancePath:instancePath+"/contactId",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.campaignId !== undefined){
if(typeof data.campaignId !== "string"){
const err10 = {instancePath:instancePath+"/campaignId",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.sender !== undefined){
let data8 = data.sender;
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
if(data8.type !== undefined){
if(typeof data8.type !== "string"){
const err11 = {instancePath:instancePath+"/sender/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data8.id !== undefined){
if(typeof data8.id !== "string"){
const err12 = {instancePath:instancePath+"/sender/id",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
else {
const err13 = {instancePath:instancePath+"/sender",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.createdAt !== undefined){
let data11 = data.createdAt;
if(typeof data11 === "string"){
if(!(formats0.test(data11))){
const err14 = {instancePath:instancePath+"/createdAt",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
else {
const err15 = {instancePath:instancePath+"/createdAt",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.updatedAt !== undefined){
let data12 = data.updatedAt;
if(typeof data12 === "string"){
if(!(formats0.test(data12))){
const err16 = {instancePath:instancePath+"/updatedAt",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
else {
const err17 = {instancePath:instancePath+"/updatedAt",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
}
else {
const err18 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
validate77.errors = vErrors;
return errors === 0;
}


function validate76(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.items === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "items"},message:"must have required property '"+"items"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.page === undefined){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "page"},message:"must have required property '"+"page"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.limit === undefined){
const err2 = {instancePath,keyword:"required",params:{missingProperty: "limit"},message:"must have required property '"+"limit"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.count === undefined){
const err3 = {instancePath,keyword:"required",params:{missingProperty: "count"},message:"must have required property '"+"count"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.total === undefined){
const err4 = {instancePath,keyword:"required",params:{missingProperty: "total"},message:"must have required property '"+"total"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.items !== undefined){
let data0 = data.items;
if(Array.isArray(data0)){
if(data0.length > 25){
const err5 = {instancePath:instancePath+"/items",keyword:"maxItems",params:{limit: 25},message:"must NOT have more than 25 items"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
const len0 = data0.length;
const most38 = errors + 50;
for(let i0=0; i0<len0; i0++){
if(errors >= most38)break;
if(!(validate77(data0[i0], {instancePath:instancePath+"/items/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate77.errors : vErrors.concat(validate77.errors);
errors = vErrors.length;
}
}
}
else {
const err6 = {instancePath:instancePath+"/items",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.page !== undefined){
let data2 = data.page;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err7 = {instancePath:instancePath+"/page",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 1 || isNaN(data2)){
const err8 = {instancePath:instancePath+"/page",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
if(data.limit !== undefined){
let data3 = data.limit;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err9 = {instancePath:instancePath+"/limit",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 < 1 || isNaN(data3)){
const err10 = {instancePath:instancePath+"/limit",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
}
if(data.count !== undefined){
let data4 = data.count;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err11 = {instancePath:instancePath+"/count",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 < 0 || isNaN(data4)){
const err12 = {instancePath:instancePath+"/count",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
if(data.total !== undefined){
let data5 = data.total;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
const err13 = {instancePath:instancePath+"/total",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 < 0 || isNaN(data5)){
const err14 = {instancePath:instancePath+"/total",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
}
}
else {
const err15 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
validate76.errors = vErrors;
return errors === 0;
}

export const responseValidators = {
  validateApiKey: { 200: ApiKeyValidation },
  searchPeople: { 200: PeopleSearchPage },
  listContacts: { 200: ContactPage },
  listContactTags: { 200: TagList },
  importContact: { 200: ContactImportResult },
  getContact: { 200: Contact },
  updateContact: { 200: ContactUpdateResult },
  addContactNote: { 200: NoteReceipt },
  upsertContactNote: { 200: NoteReceipt },
  enrichContact: { 200: EnrichmentReport },
  getEnrichmentReport: { 200: EnrichmentReport },
  listContactDocuments: { 200: ContactDocuments },
  uploadContactDocument: { 200: DocumentUploadReceipt },
  listContactEvents: { 200: ContactEventPage },
  listCampaigns: { 200: CampaignPage },
  getCampaign: { 200: Campaign },
  assignContactsToCampaign: { 202: Assignment },
  listOperations: { 200: OperationPage },
};
